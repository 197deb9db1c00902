import { type CouncilType, councilTypes } from '@emma/domain/specialists'
import { Chip, Group, Input } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly value: readonly CouncilType[]
  readonly onChange: (councils: readonly CouncilType[]) => void
}

/** The councils whose professionals may offer a specialty; none chosen means every council. */
export const CouncilsField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('specialties')
  const id = useId()
  return (
    <Input.Wrapper
      label={t('form.councils')}
      description={t('form.councilsHint')}
      labelElement="div"
      labelProps={{ id }}
    >
      <Group gap="xs" mt="xs" role="group" aria-labelledby={id}>
        <Chip.Group
          multiple
          value={[...value]}
          onChange={(chosen) => onChange(councilTypes.filter((type) => chosen.includes(type)))}
        >
          {councilTypes.map((type) => (
            <Chip key={type} value={type} size="md" variant="light">
              {type}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  )
}
