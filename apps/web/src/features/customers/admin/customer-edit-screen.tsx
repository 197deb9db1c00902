import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import classes from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AddressSection } from '../profile/address-section.tsx'
import { ContactSection } from '../profile/contact-section.tsx'
import { PersonalSection } from '../profile/personal-section.tsx'
import { SubjectProvider } from '../profile/subject.ts'
import { accountQuery, statusQuery } from './admin.queries.ts'
import { CustomerAccess } from './customer-access.tsx'

/** The customer's data and contacts, each part edited separately. */
const Account = ({ id }: { id: string }) => (
  <QueryView query={useQuery(accountQuery(id))} skeleton={<LoadingLines shape="cards" count={3} />}>
    {(profile) => (
      <SubjectProvider value={id}>
        <div className={classes.list}>
          <PersonalSection profile={profile} />
          <ContactSection profile={profile} />
          <AddressSection profile={profile} />
        </div>
      </SubjectProvider>
    )}
  </QueryView>
)

/** One customer as an admin sees it: the account and its data, nothing clinical. */
export default function CustomerEditScreen() {
  const { t } = useTranslation('customersAdmin')
  const { id } = useParams({ from: '/admin/customers/edit/$id' })
  const query = useQuery(statusQuery(id))
  const { data } = query
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/customers">{t('one.back')}</TextLink>}
        title={data?.name ?? t('list.name')}
        subtitle={data?.email}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(customer) => {
          const hasAccount = customer.status === 'active' || customer.status === 'blocked'
          return (
            <div className={hasAccount ? classes.columns : classes.list}>
              <CustomerAccess customer={customer} />
              {hasAccount && <Account id={id} />}
            </div>
          )
        }}
      </QueryView>
    </>
  )
}
