import { getHolidays } from '@brazilian-utils/brazilian-utils'
import { dateOf } from '@emma/domain/availability'
import { DAY } from '@emma/domain/interval'
import { isUf } from '@emma/domain/specialists'

/** Holidays of Brazil, and of a state, in one year, without those that are always Sundays, like Easter. */
export const holidaysOf = (year: number, uf: string | null) =>
  getHolidays({ year, ...(uf !== null && isUf(uf) ? { stateCode: uf } : {}) }).flatMap(
    ({ name, date, type }) =>
      type === 'religious'
        ? []
        : // The library gives local midnights of the server.
          [{ name, kind: type, date: dateOf(Date.UTC(year, date.getMonth(), date.getDate()) / DAY) }],
  )
