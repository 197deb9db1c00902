import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownCompaniesQuery } from '../companies.queries.ts'
import { useAttending } from './use-attending.ts'

/** The groups a specialist may attend for, the active one, and how to switch; null is the own practice. */
export const useGroups = () => {
  const { t } = useTranslation('attending')
  const { data = [] } = useQuery(ownCompaniesQuery)
  const attending = useAttending()
  const active = data.find((company) => company.active)
  const choose = (id: string | null) => {
    if (attending.isPending || id === (active?.id ?? null)) return
    if (id !== null) attending.mutate({ id, active: true })
    else if (active) attending.mutate({ id: active.id, active: false })
  }
  const groups = data
    .filter(({ can }) => can.set_active)
    .map(({ id, name, active }) => ({ id, name, active }))
    .sort((a, b) => a.name.localeCompare(b.name))
  return {
    name: active?.name ?? t('own'),
    choices: groups.length === 0 ? [] : [{ id: null, name: t('own'), active: !active }, ...groups],
    choose,
  }
}
