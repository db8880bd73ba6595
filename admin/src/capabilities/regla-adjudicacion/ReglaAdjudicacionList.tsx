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
import { DateField, FigureField } from '../../ui/fields/columns';
import { etiquetaDeProducto, fecha } from '../../ui/format';
import { OpeningName, SettingsList } from '../../ui/SettingsList';
import { DataTable } from '../../ui/table/DataTable';

const nombreDe = (codigos: readonly { codigo: string; nombre: string }[], codigo: string | null): string =>
  codigos.find((fila) => fila.codigo === codigo)?.nombre ?? codigo ?? '';
const tituloDe = ({ producto, desde }: ReglaAdjudicacionVista): string =>
  propios.reglaDe(etiquetaDeProducto(producto), fecha(desde));

/** As the offers go by it: 'Valor de la oferta, menos cuotas vencidas, código'. */
function ordenDe({ primero, segundo, tercero }: ReglaAdjudicacionVista): string {
  const criterios = [primero, segundo, tercero].filter((criterio) => criterio !== null) as CriterioDeOferta[];
  return propios.ordenPor(nombresDeCriterios({ criterios }));
}

const deFabrica = productos.map(({ codigo, etiqueta }) => ({
  id: codigo,
  nombre: etiqueta,
  valor: propios.reglaPredeterminada,
  initial: {
    producto: codigo,
    vencidasAdmitidas: REGLA_PREDETERMINADA.vencidasAdmitidas,
    cesion: REGLA_PREDETERMINADA.cesion,
    primero: 'valor',
  },
}));

const Column = DataTable.Col<ReglaAdjudicacionVista>;

/** Who participates in an assembly and in which order its offers go, each rule from its day on. */
export default function ReglaAdjudicacionList() {
  return (
    <SettingsList<ReglaAdjudicacionVista>
      title={propios.reglasDeAdjudicacion}
      description={propios.reglasDeAdjudicacionDescripcion}
      empty={propios.sinReglasDeAdjudicacion}
      sort={{ field: 'desde', order: 'DESC' }}
      form={formularioDeReglaAdjudicacion}
      titleOf={tituloDe}
      initial={deFabrica[0]?.initial ?? {}}
      factory={deFabrica}
    >
      <Column source="producto" render={({ producto }) => <OpeningName>{etiquetaDeProducto(producto)}</OpeningName>} />
      <Column source="desde" field={DateField} />
      <Column source="vencidasAdmitidas" align="right" field={FigureField} />
      <Column source="cesion" render={({ cesion }) => nombreDe(tratosDeCesion, cesion)} disableSort />
      <Column source="primero" render={ordenDe} disableSort />
      <Column source="sustento" disableSort />
      <Column source="guardadaPor" disableSort />
    </SettingsList>
  );
}
