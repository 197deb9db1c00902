import { Button, TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hourAt } from '../../lib/days.ts'
import { useUser } from '../../lib/use-session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { NextAppointment } from '../booking/index.ts'
import { CanceledNotice } from '../notifications/index.ts'
import classes from './customer-home.module.css'
import { HomeFavorites } from './home-favorites.tsx'
import { HomeOnDuty } from './home-on-duty.tsx'
import { HomeSpecialties } from './home-specialties.tsx'

const partOfDay = () => {
  const hour = hourAt(Date.now())
  if (hour < '12:00') return 'morning'
  return hour < '18:00' ? 'afternoon' : 'evening'
}

const Search = () => {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const search = typed.trim() || undefined
    void navigate({ to: '/customer/specialists/$id', params: { id: 'todos' }, search: { search } })
  }
  return (
    <search>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          type="search"
          size="lg"
          maxLength={100}
          aria-label={t('home.search')}
          placeholder={t('home.search')}
          leftSection={<IconSearch size={22} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg">
          {t('home.searchButton')}
        </Button>
      </form>
    </search>
  )
}

/** Where a patient begins: what comes next, and the ways to a specialist. */
export default function CustomerHomeScreen() {
  const { t } = useTranslation('dashboard')
  const name = useUser()?.first_name ?? ''
  return (
    <div className={classes.home}>
      <PageHeader title={t(`home.${partOfDay()}`, { name })} subtitle={t('home.subtitle')} />
      <Search />
      <CanceledNotice />
      <NextAppointment />
      <HomeSpecialties />
      <HomeOnDuty />
      <HomeFavorites />
    </div>
  )
}
