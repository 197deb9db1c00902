import { type CompanyDetails, uploadCnpj } from '@emma/contracts/companies/admin'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { upload } from '../../../lib/api/upload.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { UploadField } from '../../../ui/upload/upload-field.tsx'
import classes from '../companies.module.css'
import { companiesKey } from '../companies.queries.ts'
import { DocumentButton } from '../document-button.tsx'
import { useCompanyChange } from '../use-company-change.ts'
import { deleteDocumentMutation } from './companies-admin.queries.ts'

const Remove = ({ company: { id, status } }: { company: CompanyDetails }) => {
  const { t } = useTranslation('companies')
  const isApproved = status === 'approved'
  const removing = useCompanyChange(
    deleteDocumentMutation,
    t(isApproved ? 'admin.document.removed' : 'admin.document.removedOther'),
  )
  const remove = async () => {
    const detail = t(isApproved ? 'admin.document.removeDetail' : 'admin.document.removeOtherDetail')
    const question = { title: t('admin.document.removeTitle'), detail }
    if (await ask({ ...question, confirm: t('admin.document.remove'), destructive: true }))
      removing.mutate(id)
  }
  return (
    <Button variant="subtle" color="coral" loading={removing.isPending} onClick={() => void remove()}>
      {t('admin.document.remove')}
    </Button>
  )
}

/** The CNPJ document: opened, uploaded for the company, deleted. */
export const CompanyDocument = ({ company }: { company: CompanyDetails }) => {
  const { id, document } = company
  const { t } = useTranslation('companies')
  const client = useQueryClient()
  return (
    <Panel title={t('admin.document.title')}>
      {document ? (
        <div className={classes.aside}>
          <DocumentButton companyId={id} label={t('admin.document.open')} />
          <Remove company={company} />
        </div>
      ) : (
        <p className={classes.muted}>{t('admin.document.none')}</p>
      )}
      <UploadField
        label={t(document ? 'admin.document.replace' : 'admin.document.upload')}
        kept={
          document && {
            name: t('admin.document.sent', { date: formatDate(document.uploaded_at) }),
            size: document.size,
          }
        }
        save={async (file, watch) => {
          await upload(uploadCnpj, { params: { id }, files: { document: file } }, watch)
          await client.invalidateQueries({ queryKey: companiesKey })
        }}
      />
    </Panel>
  )
}
