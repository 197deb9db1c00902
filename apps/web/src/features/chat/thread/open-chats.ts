const open = new Map<string, number>()

/** Marks a chat as shown, until the returned function is called. */
export const enterChat = (chatId: string): (() => void) => {
  open.set(chatId, (open.get(chatId) ?? 0) + 1)
  return () => {
    open.set(chatId, (open.get(chatId) ?? 1) - 1)
  }
}

/** Whether this chat is on screen: new messages need no sound. */
export const isOpen = (chatId: string): boolean =>
  document.visibilityState === 'visible' && (open.get(chatId) ?? 0) > 0
