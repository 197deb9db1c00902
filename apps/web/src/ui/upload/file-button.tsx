import { Button } from '@mantine/core'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../lib/api/save-file.ts'
import { today } from '../../lib/time/days.ts'
import { toast } from '../toast/toast.ts'

interface Props {
  readonly label: string
  /** Without its day and ending. */
  readonly name: string
  readonly load: () => Promise<Blob>
}

/** A list as a spreadsheet reads it. */
export const FileButton = ({ label, name, load }: Props) => {
  const save = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, `${name}-${today()}.csv`),
    onError: toast.problem,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  )
}
