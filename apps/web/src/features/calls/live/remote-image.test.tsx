import type { About } from '@emma/contracts/calls'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { loadPhrases } from '../../../lib/i18n/i18n.ts'
import { type CallView, startView } from '../state/call-view.ts'
import { RemoteImage } from './remote-image.tsx'

const sends: About = { kind: 'about', mic: true, camera: true, screen: false, soundOnly: false }

const show = async (phase: CallView['phase'], theirs: About | null) => {
  await loadPhrases('calls')
  render(
    <MantineProvider>
      <RemoteImage
        view={{ ...startView, phase, theirs }}
        name="Ana Teste"
        avatar={null}
        remoteVideo={createRef()}
      />
    </MantineProvider>,
  )
}

test.each([
  [sends, /não está chegando/],
  [{ ...sends, camera: false }, /câmera está desligada/],
  [{ ...sends, soundOnly: true }, /só leva o som/],
] as const)('where there is no image it is said why: %j', async (theirs, words) => {
  await show('in_call', theirs)
  screen.getByText('Sem imagem de Ana Teste')
  screen.getByText(words)
})

test('a connection that is gone is not called a camera that is off', async () => {
  await show('reconnecting', { ...sends, camera: false })
  screen.getByText('A conexão caiu. Reconectando')
  expect(screen.queryByText(/câmera/)).toBeNull()
})
