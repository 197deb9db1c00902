/**
 * Children's doses by weight. A row: substances | from months | to months | mg/kg a day, least | most | doses a day |
 * most mg a day | most mg a dose | note | source. A dash means no limit. Written by the team from labels and public
 * guides; it helps to calculate and never fills in a prescription.
 */
export const childDoseRows = `
paracetamol | 1 | 143 | 40 | 60 | 4 | 4000 | 750 | Dose de 10 a 15 mg/kg, com 4 a 6 horas entre elas; no máximo 5 doses ao dia. | Bula ANVISA do paracetamol
dipirona | 3 | 143 | 40 | 100 | 4 | 4000 | 1000 | Dose de 10 a 25 mg/kg; não usar abaixo de 3 meses ou 5 kg. | Bula ANVISA da dipirona
ibuprofeno | 6 | 143 | 20 | 40 | 4 | 2400 | 400 | Dose de 5 a 10 mg/kg, com 6 a 8 horas entre elas. | Bula ANVISA do ibuprofeno
amoxicilina | 3 | 143 | 45 | 50 | 3 | 3000 | 1000 | Faringite e infecções leves; otite e pneumonia: 80 a 90 mg/kg ao dia. | Sociedade Brasileira de Pediatria; bula FDA: amoxicillin
amoxicilina+clavulanato | 3 | 143 | 45 | 90 | 2 | 3000 | 1750 | Pela amoxicilina; 80 a 90 mg/kg em otite e sinusite. | Bula FDA: amoxicillin/clavulanate
azitromicina | 6 | 143 | 10 | 12 | 1 | 500 | 500 | 10 mg/kg por 3 dias; faringite: 12 mg/kg por 5 dias. | Bula FDA: azithromycin
claritromicina | 6 | 143 | 15 | 15 | 2 | 1000 | 500 | Por 7 a 10 dias. | Bula FDA: clarithromycin
cefalexina | 1 | 143 | 25 | 50 | 4 | 4000 | 1000 | Infecção grave: até 100 mg/kg ao dia. | Bula FDA: cephalexin
cefadroxila | 1 | 143 | 30 | 30 | 2 | 2000 | 1000 | Por 10 dias em faringite. | Bula FDA: cefadroxil
cefuroxima | 3 | 143 | 20 | 30 | 2 | 1000 | 500 | Com alimento; o comprimido não equivale à suspensão. | Bula FDA: cefuroxime axetil
ceftriaxona | 1 | 143 | 50 | 100 | 1 | 4000 | 4000 | Meningite: 100 mg/kg; nunca com soro com cálcio em recém-nascido. | Bula FDA: ceftriaxone
sulfametoxazol+trimetoprima | 2 | 143 | 8 | 10 | 2 | 320 | 160 | Pela trimetoprima. | Bula FDA: sulfamethoxazole/trimethoprim
eritromicina | 1 | 143 | 30 | 50 | 4 | 2000 | 500 | Dividida a cada 6 horas. | Bula FDA: erythromycin
metronidazol | 1 | 143 | 15 | 30 | 3 | 1500 | 500 | Giardíase: 15 mg/kg; anaeróbios: 30 mg/kg. | Bula ANVISA do metronidazol
clindamicina | 1 | 143 | 10 | 30 | 3 | 1800 | 600 | Infecção de pele: 20 a 30 mg/kg ao dia. | Bula FDA: clindamycin
nitrofurantoina | 1 | 143 | 5 | 7 | 4 | 400 | 100 | Cistite; não serve para pielonefrite. | Bula FDA: nitrofurantoin
fenoximetilpenicilina | 1 | 143 | 25 | 50 | 3 | 3000 | 1000 | Por 10 dias em faringite. | Bula ANVISA da fenoximetilpenicilina
prednisolona | 1 | 143 | 1 | 2 | 1 | 40 | 40 | Crise de asma: por 3 a 5 dias, pela manhã. | GINA 2024
prednisona | 12 | 143 | 1 | 2 | 1 | 40 | 40 | Crise de asma: por 3 a 5 dias, pela manhã. | GINA 2024
dexametasona | 3 | 143 | 0.15 | 0.6 | 1 | 16 | 16 | Crupe: dose única de 0,15 a 0,6 mg/kg. | Sociedade Brasileira de Pediatria
ondansetrona | 6 | 143 | 0.15 | 0.45 | 3 | 24 | 8 | Dose de 0,15 mg/kg; na gastroenterite, em geral uma só. | Bula FDA: ondansetron; ESPGHAN 2014
domperidona | 1 | 143 | 0.25 | 0.75 | 3 | 30 | 10 | Dose de até 0,25 mg/kg, pelo menor tempo. | Bula ANVISA da domperidona
desloratadina | 6 | 143 | 0.05 | 0.15 | 1 | 5 | 5 | Por idade: 6 a 11 meses 1 mg; 1 a 5 anos 1,25 mg; 6 a 11 anos 2,5 mg. | Bula ANVISA da desloratadina
loratadina | 24 | 143 | 0.2 | 0.35 | 1 | 10 | 10 | Por peso: até 30 kg 5 mg ao dia; acima, 10 mg. | Bula ANVISA da loratadina
cetirizina | 24 | 143 | 0.2 | 0.3 | 2 | 10 | 5 | 2 a 5 anos: 2,5 mg 2 vezes ao dia; 6 a 11 anos: 5 mg 2 vezes ao dia. | Bula ANVISA da cetirizina
dexclorfeniramina | 24 | 143 | 0.1 | 0.15 | 3 | 6 | 2 | 2 a 5 anos: 0,5 mg por dose; 6 a 11 anos: 1 mg por dose. | Bula ANVISA da dexclorfeniramina
hidroxizina | 12 | 143 | 1 | 2 | 3 | 50 | 25 | Dividida em 2 a 4 doses. | Bula FDA: hydroxyzine
aciclovir | 3 | 143 | 40 | 80 | 4 | 3200 | 800 | Varicela: 20 mg/kg por dose, 4 vezes ao dia. | Bula FDA: acyclovir
oseltamivir | 12 | 143 | 4 | 6 | 2 | 150 | 75 | Por faixa de peso: até 15 kg 30 mg; 15 a 23 kg 45 mg; 23 a 40 kg 60 mg; acima 75 mg, 2 vezes ao dia. | Bula ANVISA do oseltamivir
fluconazol | 6 | 143 | 3 | 6 | 1 | 400 | 400 | Candidíase oral: 6 mg/kg no primeiro dia e 3 mg/kg depois. | Bula FDA: fluconazole
nitazoxanida | 12 | 143 | 15 | 15 | 2 | 1000 | 500 | 7,5 mg/kg por dose, por 3 dias, com alimento. | Bula ANVISA da nitazoxanida
omeprazol | 12 | 143 | 0.7 | 1.4 | 1 | 20 | 20 | Por peso: 10 a 20 kg 10 mg; acima de 20 kg 20 mg. | Bula FDA: omeprazole
sulfato ferroso | 1 | 143 | 3 | 5 | 2 | 200 | 100 | Pelo ferro elementar, no tratamento da anemia; profilaxia: 1 a 2 mg/kg. | Sociedade Brasileira de Pediatria (2021)
levodropropizina | 24 | 143 | 3 | 3 | 3 | 180 | 60 | 1 mg/kg por dose. | Bula ANVISA da levodropropizina
fenobarbital | 1 | 143 | 3 | 8 | 2 | 300 | 200 | Manutenção; ajuste pelo nível. | Bula ANVISA do fenobarbital
carbamazepina | 12 | 143 | 10 | 30 | 2 | 1000 | 500 | Comece por 5 a 10 mg/kg e suba por semana. | Bula FDA: carbamazepine
valproato | 12 | 143 | 15 | 60 | 2 | 2500 | 1250 | Comece por 10 a 15 mg/kg; risco hepático abaixo de 2 anos. | Bula FDA: valproate
`
