import { Button, Checkbox, Group, Popover, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortWeekday, WEEK_ORDER } from './weekdays.ts'

interface Props {
  readonly weekday: number
  readonly onCopy: (weekdays: readonly number[]) => void
}

const WORKDAYS = [1, 2, 3, 4, 5]

/** Copies a day's hours to others: all working days at once, or the selected ones. */
export const CopyMenu = ({ weekday, onCopy }: Props) => {
  const { t } = useTranslation('availability')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const name = shortWeekday(weekday)
  const copy = (weekdays: readonly number[]) => {
    onCopy(weekdays.filter((each) => each !== weekday))
    setChosen([])
    setOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" position="bottom-end">
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          mih={44}
          aria-label={t('week.copyOf', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('week.copy')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Group grow gap="xs">
            <Button variant="light" size="sm" onClick={() => copy(WORKDAYS)}>
              {t('week.workdays')}
            </Button>
            <Button variant="light" size="sm" onClick={() => copy(WEEK_ORDER)}>
              {t('week.everyDay')}
            </Button>
          </Group>
          {WEEK_ORDER.filter((each) => each !== weekday).map((each) => (
            <Checkbox
              key={each}
              label={shortWeekday(each)}
              checked={chosen.includes(each)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, each] : chosen.filter((other) => other !== each))
              }
            />
          ))}
          <Button size="sm" disabled={chosen.length === 0} onClick={() => copy(chosen)}>
            {t('week.copyThese')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
