import { price } from '#newspaper/content/prices.ts'
import type { HouseName, ServiceText } from '../ServiceText.ts'

export const es: Record<HouseName, ServiceText> = {
  aboutUs: {
    title: 'Quiénes somos',
    standfirst: '«El Far de Portclar» es un diario independiente: es de quienes lo hacen y vive de quienes lo leen.',
    parts: [
      {
        paragraphs: [
          'Salimos por primera vez hace seis años, con cuatro páginas y una imprenta prestada. Hoy publicamos cada día en la red y en papel, en tres ediciones.',
          'Ningún anunciante ni ninguna administración decide qué sale. Las cuentas son públicas: dos tercios de los ingresos vienen de las suscripciones.',
        ],
      },
      {
        heading: 'Cómo trabajamos',
        list: [
          'Si nos equivocamos, lo corregimos en el mismo artículo y decimos qué hemos cambiado.',
          'Las fuentes tienen nombre, salvo que darlo las ponga en peligro.',
          'La publicidad lleva siempre la etiqueta que lo dice.',
        ],
      },
    ],
    next: 'Escríbenos',
  },
  conditions: {
    title: 'Condiciones de contratación',
    standfirst: 'Lo que acordamos cuando te suscribes, en pocas palabras.',
    parts: [
      {
        heading: 'Precio y pago',
        paragraphs: [
          'El precio es el que muestran las tarifas el día de la compra, con el IVA incluido. Se cobra por adelantado, cada mes o cada año.',
        ],
      },
      {
        heading: 'Duración y baja',
        paragraphs: [
          'La suscripción se renueva sola hasta que te des de baja, desde tu cuenta o escribiéndonos. La baja surte efecto al final del periodo pagado.',
        ],
      },
      {
        heading: 'Desistimiento',
        paragraphs: [
          'Tienes catorce días para echarte atrás sin dar explicaciones. Te devolvemos el dinero por el mismo medio con el que pagaste.',
        ],
      },
      {
        heading: 'Cambios',
        paragraphs: ['Si cambiamos el precio o las condiciones, te lo decimos por correo al menos un mes antes.'],
      },
    ],
    next: 'Ver las tarifas',
  },
  privacy: {
    title: 'Política de privacidad',
    standfirst: 'Qué datos tuyos tenemos, para qué los usamos y cómo puedes hacer que los borremos.',
    parts: [
      {
        table: {
          caption: 'Qué datos guardamos',
          head: ['Datos', 'Para qué', 'Hasta cuándo'],
          rows: [
            ['Nombre, correo y fecha de nacimiento', 'Tu cuenta', 'Hasta que la borres'],
            ['Lo que guardas y a quién sigues', 'Que lo encuentres en todos tus dispositivos', 'Hasta que lo quites'],
            ['Los comentarios', 'La conversación bajo los artículos', 'Hasta que los borres'],
            ['Los recibos', 'La ley nos obliga', 'Seis años'],
          ],
        },
      },
      {
        heading: 'Lo que no hacemos',
        list: ['No vendemos datos.', 'No los cedemos a nadie que no necesitemos para enviarte lo que has pedido.'],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Puedes ver tus datos y corregirlos en tu cuenta, pedir una copia o hacer que los borremos. Respondemos en menos de un mes.',
        ],
      },
    ],
    next: 'Escríbenos',
  },
  pointsOfSale: {
    title: 'Puntos de venta',
    standfirst: `El periódico de papel cuesta ${price('copy', 'es')} y sale todos los días menos el de Navidad.`,
    parts: [
      {
        table: {
          caption: 'Dónde lo encontrarás',
          head: ['Punto de venta', 'Dirección', 'Abierto'],
          rows: [
            ['Quiosc del Moll', 'Moll de Llevant, 2, Portclar', '6-14 h'],
            ['Llibreria del Pou', 'Plaça del Pou, 5, Portclar', '9-20 h'],
            ['Estación de tren', 'Passeig de l’Estació, 1, Portclar', '5.30-21 h'],
            ['Estanc de la Carena', 'Carrer de Dalt, 14, Vallfosca', '8-13 h'],
            ['Forn de la Riba', 'Carrer de la Riba, 9, Vilamar', '7-14 h'],
          ],
        },
      },
      { paragraphs: ['¿Tienes un comercio y quieres vender el diario? Escríbenos y te llevaremos el primer paquete.'] },
    ],
    next: 'Escríbenos',
  },
  shop: {
    title: 'Tienda',
    standfirst:
      'Cosas hechas en Portclar con los dibujos del diario. Se recogen en la redacción o se envían por correo.',
    parts: [
      {
        table: {
          caption: 'Qué hay',
          head: ['Artículo', 'Cómo es', 'Precio'],
          rows: [
            ['Lámina del faro', '30 × 20 cm, impresa a una tinta', price('print', 'es')],
            ['Bolsa de «El Far»', 'Algodón crudo, con la cabecera', price('bag', 'es')],
            ['Libreta de redacción', '96 páginas, hojas lisas', price('notebook', 'es')],
            ['Rompecabezas del paseo', '500 piezas', price('puzzle', 'es')],
          ],
        },
      },
      { paragraphs: ['Los suscriptores tienen un diez por ciento de descuento. Para hacer un encargo, escríbenos.'] },
    ],
    next: 'Hacer un encargo',
  },
  recovery: {
    title: 'Recupera la contraseña',
    standfirst: 'Te enviamos un enlace para elegir una nueva. Vale un tiempo limitado y se abre una sola vez.',
    parts: [
      {
        list: [
          'Ve a la página de entrada y escribe tu correo.',
          'Elige «He olvidado la contraseña».',
          'Abre el enlace que te habremos enviado. Si no llega, mira en la carpeta de correo no deseado.',
        ],
      },
    ],
    next: 'Pedir un enlace',
  },
}
