import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from '../../ui/desk.module.css'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AddressSection } from './address-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { CustomerAccess } from './customer-access.tsx'
import { accountQuery, standingQuery } from './desk.queries.ts'
import { PersonalSection } from './personal-section.tsx'
import { SubjectProvider } from './subject.ts'

/** Who the customer is and how to be reached, each part to be changed by itself. */
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
  const { t } = useTranslation('customerDesk')
  const { id } = useParams({ from: '/admin/customers/edit/$id' })
  const query = useQuery(standingQuery(id))
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
