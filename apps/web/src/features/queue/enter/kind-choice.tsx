import type { QueueStanding } from '@emma/contracts/queue'
import type { CareKind } from '@emma/domain/queue'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../queue.module.css'
import { KindStatus } from './kind-status.tsx'

interface Props {
  /** The kinds for this patient, in their order. */
  readonly kinds: readonly CareKind[]
  readonly standings: readonly QueueStanding[]
  readonly selected: CareKind
  readonly onSelect: (kind: CareKind) => void
}

/** Kinds of care: the profession, whether anybody is on duty, and the wait. */
export const KindChoice = ({ kinds, standings, selected, onSelect }: Props) => {
  const { t } = useTranslation('queue')
  const choose = (value: string) => {
    const kind = kinds.find((each) => each === value)
    if (kind) onSelect(kind)
  }
  return (
    <Radio.Group label={t('kind.label')} value={selected} onChange={choose}>
      <div className={classes.kinds}>
        {kinds.map((kind) => {
          const standing = standings.find(({ kind_of_care }) => kind_of_care === kind)
          return (
            <Radio.Card
              key={kind}
              value={kind}
              className={classes.kind}
              aria-label={t(`kind.name.${kind}`)}
              disabled={!standing || standing.on_duty === 0}
            >
              <Radio.Indicator />
              <span>
                <strong>{t(`kind.name.${kind}`)}</strong>
                <span className={classes.kindLine}>{t(`kind.answers.${kind}`)}</span>
                <span className={classes.kindLine}>
                  <KindStatus standing={standing} />
                </span>
              </span>
            </Radio.Card>
          )
        })}
      </div>
    </Radio.Group>
  )
}
