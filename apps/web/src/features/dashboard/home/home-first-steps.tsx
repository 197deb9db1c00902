import { getCustomerInfo } from '@emma/contracts/customers'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { Coming } from '../../../ui/feedback/coming.tsx'
import classes from './customer-home.module.css'
import { bookedQuery } from './home.queries.ts'
import { HomeSection } from './home-section.tsx'

/** The same query as the profile's. */
const profileQuery = queryOptions({
  queryKey: ['customers', 'info', 'whole'],
  queryFn: ({ signal }) => call(getCustomerInfo, { signal }),
})

/** First steps of a new account, each with its link, until something is booked. */
export const HomeFirstSteps = () => {
  const { t } = useTranslation('dashboard')
  const { data: isBooked, isLoading } = useQuery(bookedQuery)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isBooked === false })
  if (isLoading) return <Coming />
  if (isBooked !== false || !profile) return null
  const steps = [
    { key: 'account', isDone: true, link: { to: '/customer/perfil/dados' } },
    {
      key: 'address',
      isDone: profile.address !== null,
      link: { to: '/customer/perfil/dados', hash: 'endereco' },
    },
    { key: 'book', isDone: false, link: { to: '/customer/specialists/$id', params: { id: 'todos' } } },
  ] as const
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <HomeSection
      title={t('home.steps.title')}
      more={<span>{t('home.steps.done', { done, total: steps.length })}</span>}
    >
      <progress
        className={classes.progress}
        value={done}
        max={steps.length}
        aria-label={t('home.steps.title')}
      />
      <ol className={classes.steps}>
        {steps.map(({ key, isDone, link }) => (
          <li key={key}>
            {isDone ? (
              <span data-done>
                <IconCircleCheck size={22} stroke={1.75} aria-hidden />
                {t(`home.steps.${key}`)}
              </span>
            ) : (
              <Link {...link}>
                <IconCircle size={22} stroke={1.75} aria-hidden />
                {t(`home.steps.${key}`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
