import type { Address, Customer } from '@emma/contracts/customers'
import { formatCep } from '@emma/domain/customers'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'

const AddressForm = lazy(() => import('./address-form.tsx'))

const AddressLines = ({ address }: { address: Address }) => (
  <address className={classes.address}>
    <span>
      {address.address}, {address.number}
      {address.complement ? `, ${address.complement}` : ''}
    </span>
    <span>{address.district}</span>
    <span>
      {address.city} - {address.state}, {formatCep(address.zipCode)}
    </span>
  </address>
)

/** The address; editing toggles on and off, saving clears the form (spec §4). */
export const AddressSection = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const { address } = profile
  return (
    <ProfileSection
      id="endereco"
      title={t('profile.address')}
      summary={address ? `${address.address}, ${address.number} · ${address.city}` : t('states.noAddress')}
      {...(address ? {} : { verb: t('profile.addressAdd') })}
      edit={(close) => <AddressForm profile={profile} onClose={close} />}
    >
      {address ? (
        <AddressLines address={address} />
      ) : (
        <p className={classes.plain}>{t('profile.addressNone')}</p>
      )}
    </ProfileSection>
  )
}
