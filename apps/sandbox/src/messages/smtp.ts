import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import type { SMTPServerSession } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import type { Context } from '../context.ts'
import { holdFor } from '../faults.ts'
import { keepMessage } from './messages.ts'

const MAX_SIZE = 25 * 1024 * 1024

class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

async function keepMail(context: Context, raw: Buffer, session: SMTPServerSession): Promise<void> {
  const mail = await PostalMime.parse(raw)
  for (const { address } of session.envelope.rcptTo) {
    keepMessage(context, 'smtp', {
      channel: 'email',
      from: mail.from?.address ?? '',
      to: address,
      subject: mail.subject ?? '',
      text: (mail.text ?? (mail.html ?? '').replace(/<[^>]*>/g, ' ')).trim(),
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      attachments: mail.attachments.map(({ filename, content }) => ({
        filename: filename ?? '',
        size: typeof content === 'string' ? content.length : content.byteLength,
        ...(filename?.endsWith('.ics') ? { text: textOf(content) } : {}),
      })),
    })
  }
}

/** Greets at once: the library waits 100 ms for clients that talk before the greeting. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer['connect']>): void {
    super.connect(...given)
    const connection = [...this.connections].at(-1)
    connection?.connectionReady()
    if (connection) connection.connectionReady = () => {}
  }
}

/** A mail server that accepts everything, logs it, and delivers nothing. */
export async function startSmtp(
  context: Context,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const sockets = new Map<number, Socket>()

  const receive = async (raw: Buffer, session: SMTPServerSession) => {
    const fault = context.faults.take('smtp', 'DATA')
    if (fault?.mode === 'error') throw new SmtpRefusal(451, 'Temporary failure, try again later')
    if (fault?.mode === 'refuse') throw new SmtpRefusal(550, 'Mailbox unavailable')
    if (fault?.mode === 'slow') await holdFor(fault)
    await keepMail(context, raw, session)
    if (fault?.mode === 'drop_response') sockets.get(session.remotePort)?.destroy()
  }

  const server = new PromptServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_SIZE,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'sandbox' }),
    onData: (stream, session, callback) => {
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw new SmtpRefusal(552, 'Message too large')
          return receive(raw, session)
        })
        .then(
          () => callback(null, 'OK: kept'),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        )
    },
  })
  server.server.on('connection', (socket) => {
    const { remotePort } = socket
    if (remotePort === undefined) return
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  // A client that hangs up must not crash the server.
  server.on('error', (error) => context.log(`smtp: ${error.message}`))

  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: isAddress(address) ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null
