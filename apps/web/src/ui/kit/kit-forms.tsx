import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { AddressFields, emptyAddress } from '../../features/lookups/index.ts'
import type { Watch } from '../../lib/api/upload.ts'
import { CodeField } from '../form/code-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { ResendCode } from '../form/resend-code.tsx'
import { Steps } from '../form/steps.tsx'
import { AvatarField } from '../upload/avatar-field.tsx'
import { UploadField } from '../upload/upload-field.tsx'
import { refusal, samplePeople, sampleText } from './samples.ts'

const step = 5
const tick = 150

/** A slow upload. */
const slowly = (_: File | null, { onProgress, signal }: Watch) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let percent = 0
  const timer = setInterval(() => {
    percent += step
    onProgress(percent)
    if (percent >= 100) {
      clearInterval(timer)
      resolve()
    }
  }, tick)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    reject(signal.reason)
  })
  return promise
}

const Codes = () => {
  const [code, setCode] = useState('')
  return (
    <Stack>
      <CodeField value={code} onChange={setCode} />
      <CodeField value="123456" onChange={setCode} error={sampleText.fieldError} />
      <ResendCode onResend={() => Promise.resolve()} />
      <ResendCode onResend={() => Promise.reject(refusal)} justSent={false} />
    </Stack>
  )
}

const Files = () => (
  <Stack>
    <AvatarField name={samplePeople[0]} save={slowly} />
    <UploadField label={sampleText.document} save={slowly} />
    <UploadField
      label={sampleText.document}
      kept={{ name: sampleText.fileName, size: 1_234_567 }}
      save={() => Promise.reject(refusal)}
      onRemove={() => undefined}
    />
  </Stack>
)

/** Building blocks of long forms. */
export const KitForms = () => {
  const [address, setAddress] = useState(emptyAddress)
  const [at, setAt] = useState(0)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Steps names={sampleText.steps} at={at} onBack={() => setAt(at - 1)}>
        <PasswordField label={sampleText.password} meter />
        <PasswordField label={sampleText.password} error={sampleText.fieldError} />
        <Button onClick={() => setAt((at + 1) % sampleText.steps.length)}>{sampleText.secondary}</Button>
      </Steps>
      <Codes />
      <AddressFields
        values={address}
        errors={{ number: sampleText.fieldError }}
        onChange={(change) => setAddress((old) => ({ ...old, ...change }))}
      />
      <Files />
    </SimpleGrid>
  )
}
