import { PREVIEW_PRICE, previewVariable } from '@emma/domain/variable-preview'
import type { VariableName, Variables } from '@emma/domain/variables'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../lib/i18n/format.ts'
import { formatNumber } from '../../lib/i18n/format-names.ts'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { useValueText } from './variable-text.ts'
import classes from './variables.module.css'

interface Props {
  readonly name: VariableName
  readonly value: number
  readonly current: Variables
}

/** The next booking with the new value, beside the current one. */
export const Preview = ({ name, value, current }: Props) => {
  const { t } = useTranslation('variables')
  const text = useValueText()
  return (
    <Panel title={t('one.preview')}>
      <p className={layout.muted}>{t('one.previewHint', { price: formatBRL(PREVIEW_PRICE) })}</p>
      <table className={classes.preview} aria-live="polite">
        <thead>
          <tr>
            <th scope="col">{t('one.what')}</th>
            <th scope="col">{t('one.before')}</th>
            <th scope="col">{t('one.after')}</th>
          </tr>
        </thead>
        <tbody>
          {previewVariable(name, value, current).map(({ example, hours = 0, unit, before, after }) => (
            <tr key={`${example} ${hours}`}>
              <th scope="row">{t(`examples.${example}`, { hours: formatNumber(hours, 3) })}</th>
              <td>{text(before, unit)}</td>
              <td data-changed={before !== after || undefined}>{text(after, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
