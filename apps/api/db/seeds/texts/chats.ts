/** `p` is the patient, `e` the specialist; the number is the minutes since the previous line. */
export type Line = readonly ['p' | 'e', string, number]

/** The demo's two people, over some weeks. */
export const longChat: readonly Line[] = [
  ['p', 'Boa tarde, doutora. Consegui marcar o retorno para o mês que vem.', 0],
  ['e', 'Boa tarde, Paula! Que bom. Até lá, anote a pressão duas vezes por semana, de manhã e à noite.', 34],
  ['p', 'Pode deixar. Preciso estar em jejum para medir?', 5],
  ['e', 'Não precisa. Só descanse uns cinco minutos sentada antes de medir.', 12],
  ['p', 'Perfeito, obrigada!', 2],
  ['p', 'Doutora, hoje deu 13 por 8. É normal?', 2880],
  ['e', 'Está um pouco acima da meta, mas uma medida isolada não preocupa. Continue anotando.', 95],
  ['p', 'Certo. Esqueci de perguntar: posso tomar o remédio à noite em vez de manhã?', 4320],
  ['e', 'Pode sim, desde que seja sempre no mesmo horário.', 60],
  ['p', 'Então vou passar para a noite, que eu esqueço menos.', 3],
  ['e', 'Ótima ideia. Se sentir tontura ao levantar, me avise por aqui.', 8],
  ['p', 'Combinado.', 1],
  ['p', 'Bom dia! Senti uma leve tontura ontem ao levantar da cama.', 5760],
  ['e', 'Bom dia, Paula. Aconteceu só uma vez? Você tinha jantado bem?', 41],
  ['p', 'Só uma vez. E jantei pouco, estava sem fome.', 6],
  ['e', 'Pode ter sido isso. Levante devagar, beba água e me conte se repetir.', 10],
  ['p', 'Obrigada, doutora. Hoje já estou bem.', 4],
  ['p', 'Passando para dizer que não repetiu mais.', 4320],
  ['e', 'Que bom saber! Siga assim.', 180],
  ['p', 'Fiz os exames que a senhora pediu. Envio por aqui?', 7200],
  ['e', 'Pode enviar sim, em PDF ou foto.', 22],
]

/** After the files that she sends. */
export const afterFiles: readonly Line[] = [
  ['e', 'Recebi, obrigada. O hemograma está ótimo. Conversamos sobre o colesterol no retorno.', 240],
  ['p', 'Que alívio! Até lá, então.', 15],
  ['e', 'Até lá. Lembre de trazer as anotações da pressão.', 1440],
  ['e', 'E, se puder, venha com os óculos novos: quero repetir aquele teste.', 1],
]

/** The patient with other specialists. */
export const patientChats: readonly (readonly Line[])[] = [
  [
    ['p', 'Olá, doutor. A pomada acabou, devo continuar por mais tempo?', 0],
    ['e', 'Olá! Use por mais sete dias e depois suspenda. Se a mancha voltar, marque um retorno.', 130],
    ['p', 'Obrigada!', 3],
  ],
  [
    ['e', 'Paula, como você passou depois da consulta?', 0],
    ['p', 'Bem melhor, consegui dormir a semana inteira.', 55],
    ['e', 'Excelente notícia. Mantenha o horário de sono que combinamos.', 20],
  ],
]

/** The specialist with other patients. */
export const specialistChats: readonly (readonly Line[])[] = [
  [
    ['p', 'Doutora, a receita vale em qualquer farmácia?', 0],
    ['e', 'Vale em todo o país. Mostre o código ou o PDF.', 18],
    ['p', 'Deu certo, muito obrigado!', 75],
    ['p', 'Só mais uma dúvida: posso tomar junto com o antialérgico?', 1],
  ],
  [['p', 'Bom dia! Levo os exames impressos ou bastam as fotos?', 0]],
  [
    ['p', 'A febre baixou hoje de manhã.', 0],
    ['e', 'Ótimo. Termine o antibiótico mesmo sem sintomas.', 25],
    ['p', 'Sim, faltam três dias.', 4],
  ],
  [
    ['e', 'Seu atestado já está na área do paciente.', 0],
    ['p', 'Já baixei. Obrigada pela atenção!', 200],
  ],
]

/** The patient, and another one, with the specialist's office, in which the assistant answers. */
export const officeChats: readonly (readonly Line[])[] = [
  [
    ['p', 'Boa tarde! Preciso do recibo da última consulta no nome do meu filho.', 0],
    ['e', 'Boa tarde, Paula! Já enviei por e-mail e está também na sua área, em Consultas.', 22],
    ['p', 'Achei, obrigada!', 9],
  ],
  [['p', 'Bom dia! Consigo adiantar a minha consulta de quinta?', 0]],
]
