import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { councilOf } from '../../../ui/person/council-of.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { Rating } from '../../../ui/person/rating.tsx'
import { WeekSlots } from '../../availability/index.ts'
import { FavoriteButton } from '../../favorites/index.ts'
import { ALL } from '../search/use-search-address.ts'
import { type Detail, specialistQuery } from '../specialists.queries.ts'
import { DetailOffers } from './detail-offers.tsx'
import { DetailPlaces } from './detail-places.tsx'
import { DetailReviews } from './detail-reviews.tsx'
import classes from './specialist-detail.module.css'

const Head = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation('specialists')
  return (
    <PageHeader
      back={
        <TextLink to="/customer/specialists/$id" params={{ id: ALL }}>
          {t('detail.back')}
        </TextLink>
      }
      title={
        <span className={classes.who}>
          <PersonAvatar name={detail.name} src={detail.avatar} size={64} />
          {detail.name}
        </span>
      }
      subtitle={
        <span className={classes.facts}>
          <span className={classes.council}>{councilOf(detail)}</span>
          <Rating rating={detail.rating} />
          {detail.on_duty && <StatusChip tone="success" label={t('card.onDuty')} />}
          <FavoriteButton card={detail} />
        </span>
      }
      actions={
        detail.can_chat && (
          <LinkButton
            variant="default"
            to="/chat/$employeeId"
            params={{ employeeId: detail.id }}
            leftSection={<IconMessage size={20} stroke={1.75} aria-hidden />}
          >
            {t('detail.chat')}
          </LinkButton>
        )
      }
    />
  )
}

/** Languages other than Portuguese alone, and whether children are attended. */
const Attends = ({ detail: { languages, attends_children: takesChildren } }: { detail: Detail }) => {
  const { t } = useTranslation('specialists')
  const isPlain = languages.every((language) => language === 'pt')
  const names = formatList(languages.map((language) => t(`detail.languageNames.${language}`)))
  return (
    <>
      {!isPlain && <p className={layout.note}>{t('detail.speaks', { languages: names })}</p>}
      {takesChildren && <p className={layout.note}>{t('detail.children')}</p>}
    </>
  )
}

const Body = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation('specialists')
  return (
    <div className={`${classes.columns} ${layout.arriving}`}>
      <Panel title={t('detail.slots')}>
        <WeekSlots card={detail} />
      </Panel>
      <div className={classes.side}>
        <Panel title={t('detail.about')}>
          <p className={layout.note}>{detail.summary || t('detail.noSummary')}</p>
          <Attends detail={detail} />
        </Panel>
        <Panel title={t('detail.specialties')}>
          <DetailOffers specialties={detail.specialties} />
        </Panel>
        <Panel title={t('detail.places')}>
          <DetailPlaces detail={detail} />
        </Panel>
      </div>
      <Panel title={t('detail.reviews')}>
        <DetailReviews specialistId={detail.id} />
      </Panel>
    </div>
  )
}

/** A specialist's page: first the next days' slots, then the person, prices, places, and reviews. */
export default function SpecialistDetailScreen() {
  const { id } = useParams({ from: '/customer/detail/$id' })
  const query = useQuery(specialistQuery(id))
  return (
    <QueryView alone query={query} skeleton={<LoadingLines shape="cards" count={4} />}>
      {(detail) => (
        <>
          <Head detail={detail} />
          <Body detail={detail} />
        </>
      )}
    </QueryView>
  )
}
