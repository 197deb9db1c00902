import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SpecialtyIcon, specialtiesQuery } from '../../specialties/index.ts'
import classes from './customer-home.module.css'
import { HomeSection } from './home-section.tsx'

/** The specialties as tiles. */
export const HomeSpecialties = () => {
  const { t } = useTranslation('dashboard')
  const query = useQuery(specialtiesQuery)
  return (
    <HomeSection
      title={t('home.specialties')}
      more={
        <TextLink to="/customer/specialists/$id" params={{ id: 'todos' }}>
          {t('home.seeAll')}
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" count={4} />}
        isEmpty={(specialties) => specialties.length === 0}
        empty={<p className={layout.quiet}>{t('home.noSpecialties')}</p>}
      >
        {(specialties) => (
          <ul className={`${layout.tiles} ${classes.tiles}`}>
            {specialties.map(({ id, name, icon }) => (
              <li key={id}>
                <Link
                  to="/customer/specialists/$id"
                  params={{ id }}
                  className={`${layout.tile} ${classes.tile}`}
                >
                  <SpecialtyIcon icon={icon} />
                  {specialtyName(name)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </HomeSection>
  )
}
