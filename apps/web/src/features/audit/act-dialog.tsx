import type { ActLine } from '@emma/contracts/audit'
import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import layout from '../../ui/layout/layout.module.css'
import { fieldText, useActName } from './act-text.ts'
import classes from './audit.module.css'

const namesIn = ({ before, after }: ActLine): readonly string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

/** Before and after, side by side. */
const Changes = ({ act }: { act: ActLine }) => {
  const { t, i18n } = useTranslation('audit')
  const names = namesIn(act)
  const called = (name: string) => {
    const words: unknown = i18n.getResource(i18n.language, 'audit', `fields.${name}`)
    return typeof words === 'string' ? words : name
  }
  if (names.length === 0) return <p className={layout.muted}>{t('noFields')}</p>
  return (
    <div className={classes.scroll}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{called(name)}</th>
              <td>{fieldText(act, [name, act.before?.[name]], { t, i18n })}</td>
              <td>{fieldText(act, [name, act.after?.[name]], { t, i18n })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={layout.muted}>{t('hidden')}</p>
    </div>
  )
}

/** One act: by whom, what, why, and its changes. */
export default function ActDialog({ act, onClose }: { act: ActLine; onClose: () => void }) {
  const { t } = useTranslation('audit')
  const nameOf = useActName()
  return (
    <Dialog title={t('detail')} size="lg" onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            { name: t('action'), value: t(`actions.${act.action}`) },
            { name: t(`entities.${act.entity}`), value: nameOf(act) },
            { name: t('who'), value: act.by.name },
            { name: t('when'), value: formatMoment(act.at), wide: true, moment: true },
            { name: t('reason'), value: act.reason ?? t('noReason'), wide: true },
          ]}
        />
        <Changes act={act} />
        <Facts
          facts={[
            { name: t('entityId'), value: act.entity_id },
            { name: t('session'), value: act.session_id },
            { name: t('address'), value: act.address },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
