import { type CatalogueExam, findExams } from '@emma/domain/exam-catalogue'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './exams.module.css'
import type { Chosen } from './use-chosen-exams.ts'

interface Props {
  readonly chosen: Chosen
  readonly error: string | null
  readonly ref?: Ref<HTMLInputElement>
}

const Found = ({ exam }: { exam: CatalogueExam }) => {
  const { t, i18n } = useTranslation('documents')
  const isForeign = i18n.language !== 'pt'
  const about = [t(`exams.groups.${exam.group}`), ...(isForeign ? [exam.name] : [])]
  return (
    <Combobox.Option value={exam.name} className={classes.found}>
      <span>{isForeign ? exam.english : exam.name}</span>
      <small>{about.join(' · ')}</small>
    </Combobox.Option>
  )
}

/**
 * Searches the catalogue by any word, without accents; Enter adds the first result, or the text itself if there is
 * none.
 */
export const ExamSearch = ({ chosen, error, ref }: Props) => {
  const { t } = useTranslation('documents')
  const combobox = useCombobox()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const known = new Set(chosen.exams.map((exam) => exam.name))
  const found = findExams(typed).filter((exam) => !known.has(exam.name))
  const change = (text: string) => {
    setTyped(text)
    combobox.openDropdown()
    combobox.selectFirstOption()
  }
  const take = (exam: string) => {
    chosen.add([exam])
    setTyped('')
    combobox.closeDropdown()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With text, Enter chooses a result; without, it issues the request.
    if (event.key !== 'Enter' || name === '' || combobox.getSelectedOptionIndex() !== -1) return
    event.preventDefault()
    take(found[0]?.name ?? name)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={take}>
      <Combobox.Target>
        <TextInput
          ref={ref}
          label={t('exams.search')}
          placeholder={t('exams.searchPlaceholder')}
          value={typed}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => combobox.closeDropdown()}
          maxLength={200}
          data-autofocus
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={name === ''}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {found.map((exam) => (
            <Found key={exam.name} exam={exam} />
          ))}
          {name !== '' && <Combobox.Option value={name}>{t('exams.free', { name })}</Combobox.Option>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
