import type { MedicalRecord } from '@emma/contracts/records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { patientQuery } from '../patient/patient.queries.ts'
import { RecordCard } from '../view/record-card.tsx'

/**
 * A record opened without its appointment, written as any other. The opened version stays, whatever is saved meanwhile.
 */
export default function WriteRecord({ record: now }: { record: MedicalRecord }) {
  const [record] = useState(now)
  const { id, customer_id: customerId, dependent } = record
  const patient = useQuery(patientQuery({ customerId, dependentId: dependent?.id ?? null }))
  if (patient.isPending) return <LoadingLines shape="block" />
  return <RecordCard place={id} record={record} sex={patient.data?.sex ?? null} />
}
