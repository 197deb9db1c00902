import type { UsualUse } from '@emma/contracts/prescriptions/writing'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import { type NamedMedicine, usualUsesQuery } from '../prescriptions.queries.ts'
import { useKeyed } from '../write/use-keyed.tsx'
import { ChildDoseNote } from './child-dose-note.tsx'

const TYPING_MS = 300
const SHORTEST = 3
/** How many have a key. */
const KEYS = 9

interface Props {
  readonly medicine: NamedMedicine
  readonly onPick: (use: UsualUse) => void
}

/**
 * The usual uses of the medicine, own ones first: one press fills in the form. For a child, the dose for its weight.
 */
export const UsualUses = ({ medicine, onPick }: Props) => {
  const { t } = useTranslation('prescriptions')
  const keyed = useKeyed()
  const [settled] = useDebouncedValue(medicine, TYPING_MS)
  const isWritten = medicine.title.trim().length >= SHORTEST && settled.title === medicine.title
  const { data } = useQuery({ ...usualUsesQuery(settled), enabled: isWritten })
  if (!isWritten || !data) return null
  const uses = [
    ...data.own.map((use) => ({ use, own: true })),
    ...data.common.map((use) => ({ use, own: false })),
  ]
  return (
    <>
      <ChildDoseNote dose={data.child} />
      {uses.length > 0 && (
        <ul className={layout.chips} aria-label={t('usual.title')}>
          {uses.map(({ use, own }, index) => (
            <li key={`${use.prescription} ${use.via} ${use.condition_use} ${use.qtd}`}>
              <Button
                size="compact-md"
                variant={own ? 'light' : 'default'}
                styles={{ label: { whiteSpace: 'normal' } }}
                h="auto"
                py={6}
                {...(index < KEYS && keyed(`Alt+${index + 1}`))}
                onClick={() => onPick(use)}
              >
                {t(own ? 'usual.own' : 'usual.common', { use: use.prescription })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
