export interface TextMessage {
  readonly channel: 'sms' | 'whatsapp'
  /** Digits with the country code: 5511987654321. */
  readonly to: string
  readonly text: string
}
/**
 * Sends one SMS or WhatsApp message. @throws NotTaken when the provider did not accept it; any other Error when that is
 * unknown
 */
export interface SmsPort {
  readonly send: (message: TextMessage) => Promise<void>
}
