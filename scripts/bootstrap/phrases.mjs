/** Texts from before anything is installed, so nothing can be imported for them. */
export const phrases = {
  installing: 'Instalando as dependências (só na primeira vez ou quando mudam)…',
  installed: (seconds) => `Dependências instaladas em ${seconds} s.`,
  installSilent: (minutes) => `\nO npm não diz nada há ${minutes} min; tentando de novo, com o que já veio…`,
  installFailed:
    'Não foi possível instalar as dependências: o npm respondeu o que está acima. O que havia continua lá.',
  noNode24: 'A Emma precisa do Node 24, e não há um pronto para esta máquina: instale-o e tente de novo.',
}
