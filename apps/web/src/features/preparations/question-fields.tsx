import { preparationLimits, questionKinds } from '@emma/domain/preparations'
import { ActionIcon, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import layout from '../../ui/layout/layout.module.css'
import classes from './preparations.module.css'
import type { QuestionnaireFormState } from './use-questionnaire-form.ts'

interface Props {
  readonly form: QuestionnaireFormState
  readonly at: number
  /** Index of the last question. */
  readonly last: number
}

const Moves = ({ form, at, last }: Props) => {
  const { t } = useTranslation('preparations')
  const number = at + 1
  const move = (to: number) => form.reorderListItem('questions', { from: at, to })
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true }
  return (
    <div>
      <ActionIcon
        size={44}
        variant="subtle"
        style={at === 0 ? { visibility: 'hidden' } : {}}
        aria-label={t('ask.up', { number })}
        onClick={() => move(at - 1)}
      >
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        size={44}
        variant="subtle"
        style={at === last ? { visibility: 'hidden' } : {}}
        aria-label={t('ask.down', { number })}
        onClick={() => move(at + 1)}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      <ActionIcon
        size={44}
        variant="subtle"
        color="coral"
        aria-label={t('ask.remove', { number })}
        onClick={() => form.removeListItem('questions', at)}
      >
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  )
}

/** One question: its text, its type, and whether it is required. */
export const QuestionFields = (props: Props) => {
  const { t } = useTranslation('preparations')
  const { form, at } = props
  const name = (field: string) => form.getInputProps(`questions.${at}.${field}`)
  return (
    <fieldset className={classes.asked} aria-label={t('ask.number', { number: at + 1 })}>
      <div className={classes.askedHead}>
        <h3>{t('ask.number', { number: at + 1 })}</h3>
        <Moves {...props} />
      </div>
      <TextInput label={t('ask.text')} placeholder={t('ask.example')} maxLength={200} {...name('text')} />
      <div className={layout.pair}>
        <NativeSelect
          label={t('ask.kind')}
          data={questionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          {...name('kind')}
        />
        <Switch
          label={t('ask.required')}
          {...form.getInputProps(`questions.${at}.required`, { type: 'checkbox' })}
        />
      </div>
      {form.values.questions[at]?.kind === 'choice' && (
        <Textarea
          autosize
          minRows={3}
          label={t('ask.options')}
          description={t('ask.optionsHint', { max: preparationLimits.options })}
          {...name('options')}
        />
      )}
    </fieldset>
  )
}
