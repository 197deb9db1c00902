import { getReceipt } from '@emma/contracts/payments'
import { Button } from '@mantine/core'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { toast } from '../../../ui/toast/toast.ts'

const download = async (id: string): Promise<void> =>
  saveFile(await call(getReceipt, { params: { id } }), `recibo-${id}.pdf`)

/** The receipt of a paid appointment, as a file. */
export const ReceiptButton = ({ id }: { id: string }) => {
  const { t } = useTranslation('booking')
  const { mutate, isPending } = useMutation({ mutationFn: download, onError: toast.problem })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconReceipt size={20} stroke={1.75} aria-hidden />}
      onClick={() => mutate(id)}
    >
      {t('details.receipt')}
    </Button>
  )
}
