import type { Company } from '@emma/contracts/companies'
import { formatCnpj } from '@emma/domain/companies'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem, problemText } from '../../lib/api/problem.ts'
import layout from '../../ui/layout/layout.module.css'
import classes from './companies.module.css'
import { updateMutation } from './companies.queries.ts'
import { type CompanyValues, DirectorFields, NameFields } from './company-fields.tsx'
import { bodyOf, faultsOf } from './company-values.ts'
import { useCompanyChange } from './use-company-change.ts'

const valuesOf = ({ name, cnpj, technical_director: director }: Company): CompanyValues => ({
  name,
  cnpj: formatCnpj(cnpj),
  director: director?.name ?? '',
  council: director?.council ?? { type: '', uf: '', number: '' },
})

interface Props {
  readonly company: Company
  readonly onClose: () => void
}

/** Corrects a submitted company. */
export default function EditCompany({ company, onClose }: Props) {
  const { t } = useTranslation('companies')
  const [values, setValues] = useState(() => valuesOf(company))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const saving = useCompanyChange(updateMutation, t('group.saved'))
  const change = (part: Partial<CompanyValues>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(values)
    setErrors(found)
    if (Object.keys(found).length > 0 || saving.isPending) return
    const refuse = (error: Error) =>
      setErrors(isProblem(error, 'cnpj_taken') ? { cnpj: problemText(error).detail } : fieldErrors(error))
    saving.mutate({ id: company.id, body: bodyOf(values) }, { onSuccess: onClose, onError: refuse })
  }
  const fields = { values, errors, onChange: change }
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <NameFields {...fields} />
      <DirectorFields {...fields} />
      <div className={classes.aside}>
        <Button type="submit" loading={saving.isPending}>
          {t('group.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('group.cancel')}
        </Button>
      </div>
    </form>
  )
}
