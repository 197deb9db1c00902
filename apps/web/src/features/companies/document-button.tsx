import { Button } from '@mantine/core'
import { useState } from 'react'
import { openFile } from '../../lib/api/open-file.ts'
import { toast } from '../../ui/toast/toast.ts'
import { loadDocument } from './companies.queries.ts'

/** Opens the CNPJ document of a company in a tab. */
export const DocumentButton = ({ companyId, label }: { companyId: string; label: string }) => {
  const [isOpening, setOpening] = useState(false)
  const open = () => {
    setOpening(true)
    void openFile(() => loadDocument(companyId))
      .catch(toast.problem)
      .finally(() => setOpening(false))
  }
  return (
    <Button variant="default" loading={isOpening} onClick={open}>
      {label}
    </Button>
  )
}
