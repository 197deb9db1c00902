import { afterEach, expect, test, vi } from 'vitest'
import { MediaError, openMedia, rememberChoice, rememberedChoice } from './devices.ts'

const ask = vi.fn<(constraints: MediaStreamConstraints) => Promise<MediaStream>>()
const refuse = (name: string) => () => Promise.reject(new DOMException('', name))
const media = new EventTarget() as MediaStream
const withDevices = () => vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: ask } })

afterEach(() => {
  vi.unstubAllGlobals()
  ask.mockReset()
  localStorage.clear()
})

test('opens camera and microphone', async () => {
  withDevices()
  ask.mockResolvedValueOnce(media)
  expect(await openMedia({ cameraId: 'front' })).toEqual({ media, audioOnly: false })
  expect(ask.mock.calls[0]?.[0].video).toMatchObject({ deviceId: { ideal: 'front' } })
})

test.each(['NotFoundError', 'NotReadableError', 'OverconstrainedError'])(
  'a camera that can’t be had (%s) leaves the sound',
  async (name) => {
    withDevices()
    ask.mockImplementationOnce(refuse(name)).mockResolvedValueOnce(media)
    expect(await openMedia({})).toEqual({ media, audioOnly: true })
    expect(ask.mock.calls[1]?.[0].video).toBeUndefined()
  },
)

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
])('%s is said as %s', async (name, failure) => {
  withDevices()
  ask.mockImplementation(refuse(name))
  await expect(openMedia({})).rejects.toEqual(expect.objectContaining({ failure }))
})

test('a refusal by the person is not asked again', async () => {
  withDevices()
  ask.mockImplementation(refuse('NotAllowedError'))
  await expect(openMedia({})).rejects.toBeInstanceOf(MediaError)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a page without HTTPS has no devices', async () => {
  vi.stubGlobal('navigator', {})
  await expect(openMedia({})).rejects.toMatchObject({ failure: 'insecure' })
})

test('the choice is remembered; what is not one counts as none', () => {
  rememberChoice({ cameraId: 'front', microphoneId: 'mic' })
  expect(rememberedChoice()).toMatchObject({ cameraId: 'front', microphoneId: 'mic' })
  localStorage.setItem('callDevices', '{"cameraId":1')
  expect(rememberedChoice()).toEqual({})
})
