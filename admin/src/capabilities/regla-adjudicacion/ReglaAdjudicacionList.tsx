import {
  type CriterioDeOferta,
  formularioDeReglaAdjudicacion,
  nombresDeCriterios,
  productos,
  propios,
  REGLA_PREDETERMINADA,
  tratosDeCesion,
} from '@adjudica/domain';
import type { ReglaAdjudicacionVista } from '../../generated/api';
import { EliminarButton } from '../../ui/EliminarButton';
import { fecha } from '../../ui/formato';
import { ListaDeAjustes, nombreQueAbre } from '../../ui/ListaDeAjustes';
import type { Columna } from '../../ui/tabla/Tabla';

const nombreDe = (codigos: readonly { codigo: string; nombre: string }[], codigo: string | null): string =>
  codigos.find((uno) => uno.codigo === codigo)?.nombre ?? codigo ?? '';
const nombreDeProducto = (codigo: string | null): string =>
  productos.find((uno) => uno.codigo === codigo)?.etiqueta ?? codigo ?? '';
const tituloDe = ({ producto, desde }: ReglaAdjudicacionVista): string =>
  propios.reglaDe(nombreDeProducto(producto), fecha(desde));

/** As the offers go by it: 'Valor de la oferta, menos cuotas vencidas, código'. */
function ordenDe({ primero, segundo, tercero }: ReglaAdjudicacionVista): string {
  const criterios = [primero, segundo, tercero].filter((uno) => uno !== null) as CriterioDeOferta[];
  return propios.ordenPor(nombresDeCriterios({ criterios }));
}

const columnas = (abrir: (fila: ReglaAdjudicacionVista) => void): readonly Columna<ReglaAdjudicacionVista>[] => [
  { campo: 'producto', ordena: true, dibujar: nombreQueAbre(({ producto }) => nombreDeProducto(producto), abrir) },
  { campo: 'desde', tipo: 'fecha', ordena: true },
  { campo: 'vencidasAdmitidas', tipo: 'numero', ordena: true },
  { campo: 'cesion', dibujar: ({ cesion }) => nombreDe(tratosDeCesion, cesion) },
  { campo: 'primero', dibujar: ordenDe },
  { campo: 'sustento' },
  { campo: 'guardadaPor' },
  {
    etiqueta: 'Acciones',
    acciones: true,
    dibujar: (fila) => (
      <EliminarButton
        recurso="regla-adjudicacion"
        registro={fila}
        nombre={tituloDe(fila)}
        exito={propios.reglaEliminada}
      />
    ),
  },
];

/** Who participates in an assembly and in which order its offers go, each rule from its day on. */
export default function ReglaAdjudicacionList() {
  return (
    <ListaDeAjustes<ReglaAdjudicacionVista>
      recurso="regla-adjudicacion"
      titulo={propios.reglasDeAdjudicacion}
      descripcion={propios.reglasDeAdjudicacionDescripcion}
      vacia={propios.sinReglasDeAdjudicacion}
      orden={{ field: 'desde', order: 'DESC' }}
      columnas={columnas}
      formulario={formularioDeReglaAdjudicacion}
      nuevo={propios.reglaNueva}
      tituloDe={tituloDe}
      inicial={{
        producto: productos[0].codigo,
        vencidasAdmitidas: REGLA_PREDETERMINADA.vencidasAdmitidas,
        cesion: REGLA_PREDETERMINADA.cesion,
        primero: 'valor',
      }}
      creado={propios.reglaCreada}
      editado={propios.reglaEditada}
    />
  );
}
