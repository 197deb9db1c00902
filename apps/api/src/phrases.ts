/** Messages for the person who starts the server. */
export const phrases = {
  portTaken: 'A porta já está em uso por outro programa.',
  settingMissing: (name: string) => `A configuração ${name} está faltando.`,
  settingNeeded: (name: string, by: string) => `A configuração ${name} está faltando: ${by} precisa dela.`,
  settingWrong: (name: string, why: string) => `A configuração ${name} não serve: ${why}.`,
  memoryForAllOnly: (role: string) => `memory é só para ROLE=all; com ROLE=${role} use postgres ou redis`,
  trustProxy:
    'diga quantos proxies há na frente (1 a 9) ou as redes deles, como em 10.0.0.0/8; confiar em todos não é possível',
  newer: {
    database: (theirs: string, ours: string) =>
      `O banco de dados está na versão ${theirs}, mais nova que a ${ours} deste programa: inicie a versão da Emma que o atualizou, ou restaure uma cópia feita antes dela.`,
    backup: (theirs: string, ours: string) =>
      `A cópia está na versão ${theirs}, mais nova que a ${ours} deste programa: restaure-a com a versão da Emma que a fez. Nada foi restaurado.`,
  },
} as const
