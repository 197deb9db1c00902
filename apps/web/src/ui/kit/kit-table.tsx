import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatBRL } from '../../lib/i18n/format.ts'
import { MenuEntry, OverflowMenu } from '../action/overflow-menu.tsx'
import { ErrorBlock } from '../failure/error-block.tsx'
import { EmptyState } from '../feedback/state-block.tsx'
import { StatusChip } from '../feedback/status-chip.tsx'
import layout from '../layout/layout.module.css'
import type { Column } from '../table/column.ts'
import { RowButton, RowFace, RowTitle } from '../table/row-open.tsx'
import { TableBones } from '../table/table-bones.tsx'
import { WorkTable } from '../table/work-table.tsx'
import { refusal, sampleRows, sampleText } from './samples.ts'

type Row = (typeof sampleRows)[number]

const nothing = () => undefined

const columns: readonly Column<Row>[] = [
  {
    key: 'patient',
    header: sampleText.columns.patient,
    text: ({ name }) => name,
    cell: ({ name, email }) => (
      <RowTitle picture={<RowFace name={name} src={null} />} note={email}>
        <RowButton onClick={nothing}>{name}</RowButton>
      </RowTitle>
    ),
    sort: 'name',
  },
  { key: 'day', header: sampleText.columns.day, text: ({ day }) => day, sort: 'day' },
  {
    key: 'status',
    header: sampleText.columns.status,
    text: ({ status }) => status.label,
    cell: ({ status }) => <StatusChip {...status} />,
    phone: 'end',
  },
  {
    key: 'price',
    header: sampleText.columns.price,
    text: ({ price }) => formatBRL(price),
    numeric: true,
    only: 'wide',
  },
]

const actions = ({ name, due }: Row) => (
  <>
    {due && <Button size="xs">{sampleText.attend}</Button>}
    <OverflowMenu label={`${sampleText.more} ${name}`}>
      <MenuEntry>{sampleText.secondary}</MenuEntry>
      <MenuEntry danger>{sampleText.destructive}</MenuEntry>
    </OverflowMenu>
  </>
)

/** Full, loading, empty and failed. */
export const KitTable = () => {
  const { asked, place } = useListPlace({ list: 'kit', sorts: ['name', 'day'] })
  const [state, setState] = useState<(typeof sampleText.tableStates)[number]>(sampleText.tableStates[0])
  const rows = { data: sampleRows, meta: { ...asked, total: 42 } }
  const query = useQuery({ queryKey: ['kit', asked], queryFn: () => Promise.resolve(rows) })
  const [full, coming, empty] = sampleText.tableStates
  return (
    <>
      <div className={layout.chips}>
        {sampleText.tableStates.map((each) => (
          <Button
            key={each}
            size="xs"
            variant={each === state ? 'light' : 'subtle'}
            onClick={() => setState(each)}
          >
            {each}
          </Button>
        ))}
      </div>
      {state === full ? (
        <WorkTable
          caption={sampleText.caption}
          query={query}
          columns={columns}
          rowKey={({ id }) => id}
          empty={null}
          place={place}
          actions={actions}
          bulk={(rows) => <Button size="compact-sm">{`${sampleText.secondary} ${rows.length}`}</Button>}
          file={{ name: sampleText.caption, load: () => Promise.resolve(rows) }}
        />
      ) : state === coming ? (
        <TableBones rows={sampleRows.length} />
      ) : state === empty ? (
        <EmptyState title={sampleText.emptyTitle} detail={sampleText.emptyDetail} />
      ) : (
        <ErrorBlock error={refusal} onRetry={nothing} />
      )}
    </>
  )
}
