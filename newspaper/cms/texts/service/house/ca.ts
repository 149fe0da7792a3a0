import { price } from '#newspaper/content/prices.ts'
import type { HouseName, ServiceText } from '../ServiceText.ts'

export const ca: Record<HouseName, ServiceText> = {
  aboutUs: {
    title: 'Qui som',
    standfirst: '«El Far de Portclar» és un diari independent: és dels qui el fan i viu dels qui el llegeixen.',
    parts: [
      {
        paragraphs: [
          'Vam sortir per primer cop fa sis anys, amb quatre pàgines i una impremta prestada. Avui publiquem cada dia a la xarxa i en paper, en tres edicions.',
          'Cap anunciant ni cap administració no decideix què surt. Els comptes són públics: dos terços dels ingressos venen de les subscripcions.',
        ],
      },
      {
        heading: 'Com treballem',
        list: [
          'Si ens equivoquem, ho corregim al mateix article i diem què hem canviat.',
          'Les fonts es diuen pel seu nom, tret que dir-lo les posi en perill.',
          'La publicitat sempre porta l’etiqueta que ho diu.',
        ],
      },
    ],
    next: 'Escriu-nos',
  },
  conditions: {
    title: 'Condicions de contractació',
    standfirst: 'El que acordem quan et subscrius, en poques paraules.',
    parts: [
      {
        heading: 'Preu i pagament',
        paragraphs: [
          'El preu és el que es mostra a les tarifes el dia de la compra, amb l’IVA inclòs. Es cobra per avançat, cada mes o cada any.',
        ],
      },
      {
        heading: 'Durada i baixa',
        paragraphs: [
          'La subscripció es renova sola fins que te’n donis de baixa, des del teu compte o escrivint-nos. La baixa té efecte al final del període pagat.',
        ],
      },
      {
        heading: 'Desistiment',
        paragraphs: [
          'Tens catorze dies per desfer-te’n sense dir per què. Et tornem els diners pel mateix mitjà amb què has pagat.',
        ],
      },
      {
        heading: 'Canvis',
        paragraphs: ['Si canviem el preu o les condicions, t’ho diem per correu almenys un mes abans.'],
      },
    ],
    next: 'Consulta les tarifes',
  },
  privacy: {
    title: 'Política de privacitat',
    standfirst: 'Quines dades teves tenim, per a què les fem servir i com les pots fer esborrar.',
    parts: [
      {
        table: {
          caption: 'Quines dades desem',
          head: ['Dades', 'Per a què', 'Fins quan'],
          rows: [
            ['Nom, correu i data de naixement', 'El teu compte', 'Fins que l’esborris'],
            ['El que deses i qui segueixes', 'Que ho trobis en tots els teus aparells', 'Fins que ho treguis'],
            ['Els comentaris', 'La conversa sota els articles', 'Fins que els esborris'],
            ['Els rebuts', 'La llei ens hi obliga', 'Sis anys'],
          ],
        },
      },
      {
        heading: 'El que no fem',
        list: ['No venem dades.', 'No les cedim a ningú que no ens calgui per enviar-te el que has demanat.'],
      },
      {
        heading: 'Els teus drets',
        paragraphs: [
          'Pots veure les teves dades i corregir-les al teu compte, demanar-ne una còpia o fer-les esborrar. Contestem abans d’un mes.',
        ],
      },
    ],
    next: 'Escriu-nos',
  },
  pointsOfSale: {
    title: 'Punts de venda',
    standfirst: `El diari de paper costa ${price('copy', 'ca')} i surt cada dia menys el de Nadal.`,
    parts: [
      {
        table: {
          caption: 'On el trobaràs',
          head: ['Punt de venda', 'Adreça', 'Obert'],
          rows: [
            ['Quiosc del Moll', 'Moll de Llevant, 2, Portclar', '6-14 h'],
            ['Llibreria del Pou', 'Plaça del Pou, 5, Portclar', '9-20 h'],
            ['Estació de tren', 'Passeig de l’Estació, 1, Portclar', '5.30-21 h'],
            ['Estanc de la Carena', 'Carrer de Dalt, 14, Vallfosca', '8-13 h'],
            ['Forn de la Riba', 'Carrer de la Riba, 9, Vilamar', '7-14 h'],
          ],
        },
      },
      { paragraphs: ['Tens un comerç i vols vendre el diari? Escriu-nos i et portarem el primer paquet.'] },
    ],
    next: 'Escriu-nos',
  },
  shop: {
    title: 'Botiga',
    standfirst: 'Coses fetes a Portclar amb els dibuixos del diari. Es recullen a la redacció o s’envien per correu.',
    parts: [
      {
        table: {
          caption: 'Què hi ha',
          head: ['Article', 'Com és', 'Preu'],
          rows: [
            ['Làmina del far', '30 × 20 cm, impresa a una tinta', price('print', 'ca')],
            ['Bossa d’«El Far»', 'Cotó cru, amb la capçalera', price('bag', 'ca')],
            ['Llibreta de redacció', '96 pàgines, fulls llisos', price('notebook', 'ca')],
            ['Trencaclosques del passeig', '500 peces', price('puzzle', 'ca')],
          ],
        },
      },
      { paragraphs: ['Els subscriptors hi tenen un deu per cent de descompte. Per encarregar-ne, escriu-nos.'] },
    ],
    next: 'Fes un encàrrec',
  },
  recovery: {
    title: 'Recupera la contrasenya',
    standfirst: 'T’enviem un enllaç per triar-ne una de nova. Val un temps limitat i s’obre una sola vegada.',
    parts: [
      {
        list: [
          'Ves a la pàgina d’entrada i escriu-hi el teu correu.',
          'Tria «He oblidat la contrasenya».',
          'Obre l’enllaç que t’haurem enviat. Si no arriba, mira la carpeta de correu brossa.',
        ],
      },
    ],
    next: 'Demana un enllaç',
  },
}
