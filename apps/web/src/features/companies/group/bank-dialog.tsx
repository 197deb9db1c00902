import type { Company } from '@emma/contracts/companies'
import { formatCnpj } from '@emma/domain/companies'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { AccountForm } from '../../earnings/index.ts'
import { companiesKey, saveBank } from '../companies.queries.ts'

interface Props {
  readonly company: Company
  readonly onClose: () => void
}

/** The company's own account: in the name of its CNPJ. */
export default function BankDialog({ company: { id, name, cnpj }, onClose }: Props) {
  const { t } = useTranslation('companies')
  const client = useQueryClient()
  const owner = {
    save: (account: Parameters<typeof saveBank>[1]) => saveBank(id, account),
    name,
    document: { label: t('group.cnpj'), hint: t('group.bank.document'), value: formatCnpj(cnpj) },
    saved: t('group.bank.saved'),
  }
  const finish = () => {
    void client.invalidateQueries({ queryKey: companiesKey })
    onClose()
  }
  return (
    <Dialog title={t('group.bank.title')} size="lg" onClose={onClose}>
      <AccountForm owner={owner} onSaved={finish} onCancel={onClose} />
    </Dialog>
  )
}
