import { Button } from '@mantine/core'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { saveFile } from '../../lib/api/save-file.ts'
import { today } from '../../lib/time/days.ts'
import { toast } from '../toast/toast.ts'

interface SaveProps {
  readonly label: string
  readonly icon: ReactNode
  readonly fileName: () => string
  readonly load: () => Promise<Blob>
}

/** Loads a file and downloads it. */
export const SaveButton = ({ label, icon, fileName, load }: SaveProps) => {
  const save = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, fileName()),
    onError: toast.problem,
  })
  return (
    <Button variant="default" leftSection={icon} loading={save.isPending} onClick={() => save.mutate()}>
      {label}
    </Button>
  )
}

interface Props {
  readonly label: string
  /** Without its day and ending. */
  readonly name: string
  readonly load: () => Promise<Blob>
}

export const tableIcon = <IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />

/** A list as a spreadsheet. */
export const FileButton = ({ label, name, load }: Props) => (
  <SaveButton label={label} icon={tableIcon} fileName={() => `${name}-${today()}.csv`} load={load} />
)
