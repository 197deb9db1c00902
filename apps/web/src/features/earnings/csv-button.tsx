import { Button } from '@mantine/core'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/days.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { loadStatement } from './earnings.queries.ts'

/** The statement as a spreadsheet reads it, with the filters of the screen. */
export const CsvButton = ({ filter }: { filter: Parameters<typeof loadStatement>[0] }) => {
  const { t } = useTranslation('earnings')
  const save = useMutation({
    mutationFn: () => loadStatement(filter),
    onSuccess: (file) => saveFile(file, `${t('csvName')}-${today()}.csv`),
    onError: toast.problem,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('csv')}
    </Button>
  )
}
