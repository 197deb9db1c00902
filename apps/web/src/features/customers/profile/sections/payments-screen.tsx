import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAnchor } from '../../../../lib/screen/use-anchor.ts'
import { LinkButton } from '../../../../ui/action/link-button.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import { SectionPage } from '../../../../ui/sections/section-page.tsx'
import { KeptCards } from '../../../cards/index.ts'
import { WalletSection } from '../../../wallet/index.ts'
import classes from '../profile.module.css'
import { hub } from './hub.ts'

/** The patient's means of payment: stored cards, and the wallet. */
export default function ProfilePaymentsScreen() {
  const { t } = useTranslation('customers')
  const cards = useAnchor<HTMLElement>('cartoes')
  const wallet = useAnchor<HTMLDivElement>('carteira')
  return (
    <SectionPage hub={hub} section="profile-payments">
      <div className={`${classes.sections} ${layout.arriving}`}>
        <section ref={cards} id="cartoes" className={layout.list} aria-labelledby="cards-title">
          <Title order={2} id="cards-title">
            {t('profile.cards')}
          </Title>
          <KeptCards />
          <LinkButton variant="default" to="/customer/novo-cartao" style={{ justifySelf: 'start' }}>
            {t('profile.cardAdd')}
          </LinkButton>
        </section>
        <div ref={wallet} id="carteira" className={classes.anchor}>
          <WalletSection />
        </div>
      </div>
    </SectionPage>
  )
}
