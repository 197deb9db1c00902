import { type Company, uploadCompanyDocument } from '@emma/contracts/companies'
import { formatCnpj } from '@emma/domain/companies'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../../lib/api/upload.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { UploadField } from '../../../ui/upload/upload-field.tsx'
import { councilText } from '../../specialists/index.ts'
import classes from '../companies.module.css'
import { companiesKey } from '../companies.queries.ts'
import { DocumentButton } from '../document-button.tsx'

const EditCompany = lazyPart(() => import('../edit-company.tsx'), 'fields', 'specialistAccount')

const Known = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const { cnpj, technical_director: director, role, document_url, created_at, members_count } = company
  const facts = [
    { name: t('group.cnpj'), value: formatCnpj(cnpj) },
    {
      name: t('group.director'),
      value: director ? `${director.name}, ${councilText(director.council)}` : t('group.noDirector'),
    },
    { name: t('group.since'), value: formatDate(created_at) },
    { name: t('group.people.title'), value: t('members', { count: members_count }) },
    ...(role === 'admin' && document_url === null
      ? [{ name: t('group.document'), value: t('group.noDocument') }]
      : []),
  ]
  return <Facts facts={facts} />
}

const HandIn = ({ company: { id, document_url } }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const client = useQueryClient()
  return (
    <UploadField
      label={t('group.upload')}
      kept={document_url === null ? null : { name: t('group.document') }}
      save={async (document, watch) => {
        await upload(uploadCompanyDocument, { params: { id }, files: { document } }, watch)
        await client.invalidateQueries({ queryKey: companiesKey })
      }}
    />
  )
}

/** The data the platform reviews: shown to every member, editable by its admins while it is not approved. */
export const GroupAbout = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const [isEditing, setEditing] = useState(false)
  const { id, document_url, can } = company
  return (
    <Panel
      title={t('group.about')}
      action={
        can.edit &&
        !isEditing && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('group.edit')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<LoadingLines shape="lines" count={4} />}>
          <EditCompany company={company} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          <Known company={company} />
          {document_url && (
            <div className={classes.aside}>
              <DocumentButton companyId={id} label={t('group.see')} />
            </div>
          )}
          {can.edit && <HandIn company={company} />}
        </>
      )}
    </Panel>
  )
}
