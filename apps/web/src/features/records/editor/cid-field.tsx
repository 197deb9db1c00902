import type { Cid } from '@emma/contracts/records/cids'
import { cidCategory } from '@emma/domain/records'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../records.module.css'
import { cidsQuery } from '../records.queries.ts'

interface Props {
  readonly code: string
  readonly label?: string
  /** The description of a code chosen earlier. */
  readonly name?: string | undefined
  /** Whether categories can be chosen whose subcategories alone are listed. */
  readonly categories?: boolean
  /** The sex in the patient's profile: a code for the other one gets a warning. */
  readonly sex?: string | null
  readonly onChange: (code: string, description: string) => void
}

const TYPING_MS = 200

/** A profile has `feminino` or `masculino`; other values do not restrict codes. */
export const sexOf = (sex: string | null): 'F' | 'M' | null => {
  if (sex === null) return null
  return sex === 'feminino' ? 'F' : sex === 'masculino' ? 'M' : null
}

/** The category of all found codes, if it is not among them. */
const categoryOf = (found: readonly Cid[]): string | null => {
  const [first, ...others] = new Set(found.map(({ code }) => cidCategory(code)))
  return first === undefined || others.length > 0 || found.some(({ code }) => code === first) ? null : first
}

const CidWarning = ({ only }: { only: 'F' | 'M' }) => {
  const { t } = useTranslation('records')
  return (
    <span className={classes.warning} role="alert">
      {t(`cid.only.${only}`)}
    </span>
  )
}

/** A diagnosis code, searched by code or by words without accents. Only results for the typed text can be picked. */
export const CidField = ({ code, label, name, categories = false, sex = null, onChange }: Props) => {
  const { t } = useTranslation('records')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [typed, setTyped] = useState(code)
  const own = chosen?.value === code ? chosen : { value: code, label: name ? `${code} ${name}` : code }
  // A chosen code is shown with its description, but searched by the code alone.
  const term = typed === own.label ? code : typed
  const [search] = useDebouncedValue(term, TYPING_MS)
  const query = useQuery(cidsQuery(search))
  const isAnswered = search === term && query.isSuccess
  const found = isAnswered ? query.data.data : []
  const category = categories ? categoryOf(found) : null
  const options = [
    ...(category === null ? [] : [{ value: category, label: `${category} ${t('cid.whole')}` }]),
    ...found.map((cid) => ({ value: cid.code, label: `${cid.code} ${cid.description}` })),
  ]
  const choose = (value: string | null) => {
    const label = options.find((option) => option.value === value)?.label ?? ''
    setChosen({ value: value ?? '', label })
    onChange(value ?? '', found.find((cid) => cid.code === value)?.description ?? '')
  }
  const only = found.find((cid) => cid.code === code)?.sex ?? null
  const isOther = only !== null && sexOf(sex) !== null && only !== sexOf(sex)
  const nothing = query.isError ? 'cid.failed' : isAnswered ? 'cid.none' : 'cid.searching'
  return (
    <Select
      label={label ?? t('fields.cid_code')}
      placeholder={t('cid.placeholder')}
      searchable
      selectFirstOptionOnChange
      onFocus={(event) => event.currentTarget.select()}
      clearable
      value={code === '' ? null : code}
      // The field shows the selected option's label, so that option stays in the list even if it was not found.
      data={code === '' ? options : [own, ...options.filter(({ value }) => value !== code)]}
      filter={({ options: all }) =>
        all.filter((option) => 'value' in option && options.some(({ value }) => value === option.value))
      }
      onSearchChange={setTyped}
      onChange={choose}
      nothingFoundMessage={t(nothing)}
      error={query.isError ? t('cid.failed') : null}
      description={isOther ? <CidWarning only={only} /> : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

/** The diagnosis of a prescription model. */
const ModelCid = ({ code, onChange }: { code: string; onChange: (code: string) => void }) => {
  const { t } = useTranslation('prescriptions')
  return <CidField code={code} label={t('models.cid')} onChange={onChange} />
}

/** The same for the prescriptions feature, which does not have it. */
export const renderModelCid = (code: string, onChange: (code: string) => void) => (
  <ModelCid code={code} onChange={onChange} />
)
