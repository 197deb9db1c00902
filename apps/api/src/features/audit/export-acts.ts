import type { ActLine, exportActs as endpoint } from '@emma/contracts/audit'
import { csvText } from '@emma/domain/csv'
import phrases from '@emma/phrases/audit'
import { fieldWord } from '@emma/phrases/field-word'
import { fill } from '@emma/phrases/fill'
import { clockName, formatDate, formatSecond } from '../../dates.ts'
import type { Deps } from '../../deps.ts'
import { csvFile } from '../../files/index.ts'
import type { UseCase } from '../../http/mount.ts'
import { type ActFilters, type ActRow, findActsAfter } from './list.repo.ts'
import { filtersOf } from './list-acts.ts'
import { openActs } from './present-act.ts'

const AT_ONCE = 500

const written = (fields: ActLine['before'], entity: ActLine['entity']): string => {
  if (fields === null || Object.keys(fields).length === 0) return ''
  const inWords = Object.entries(fields).map((field) => [
    field[0],
    fieldWord(phrases, entity, field) ?? field[1],
  ])
  return csvText(JSON.stringify(Object.fromEntries(inWords)))
}

const toCells = (act: ActLine, zone: string): readonly string[] => [
  formatDate(act.at, zone),
  formatSecond(act.at, zone),
  csvText(act.by.name),
  phrases.actions[act.action],
  phrases.entities[act.entity],
  csvText(act.entity_id),
  csvText(act.entity_name ?? ''),
  written(act.before, act.entity),
  written(act.after, act.entity),
  csvText(act.reason ?? ''),
  act.session_id,
  act.address,
]

const readPage = (deps: Deps, filters: ActFilters, last: ActRow | undefined) =>
  deps.lanes.tables(async () => {
    const rows = await findActsAfter(deps.readDb, filters, last, AT_ONCE)
    return { rows, acts: await openActs(deps, deps.readDb, rows) }
  })

async function* cellsOf(deps: Deps, filters: ActFilters, zone: string) {
  let last: ActRow | undefined
  do {
    const { rows, acts } = await readPage(deps, filters, last)
    for (const act of acts) yield toCells(act, zone)
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)
  } while (last)
}

/** The trail as a spreadsheet file, streamed while it is read. */
export const exportActs: UseCase<typeof endpoint> = async (deps, { actor, query }) =>
  csvFile({
    name: `${phrases.csvName}.csv`,
    columns: phrases.columns.map((name) => fill(name, { zone: clockName(actor.timeZone) })),
    rows: cellsOf(deps, filtersOf(query, actor.timeZone), actor.timeZone),
  })
