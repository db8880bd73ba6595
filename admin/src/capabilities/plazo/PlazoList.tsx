import {
  formularioDePlazo,
  PROMESA_DE_ENTREGA,
  plazoDeCodigo,
  plazoEnCifras,
  plazosDelContrato,
  propios,
} from '@adjudica/domain';
import type { PlazoVista } from '../../generated/api';
import { DateField } from '../../ui/fields/columns';
import { etiquetaDeProducto, fecha } from '../../ui/format';
import { OpeningName, SettingsList } from '../../ui/SettingsList';
import { DataTable } from '../../ui/table/DataTable';

const nombreDePlazo = (codigo: string | null) => plazoDeCodigo(codigo)?.nombre ?? codigo;
function valorDe({ codigo, dias }: PlazoVista) {
  const unidad = plazoDeCodigo(codigo)?.unidad;
  return unidad === undefined || dias === null ? dias : plazoEnCifras(unidad, dias);
}

const deFabrica = plazosDelContrato.map(({ codigo, nombre, unidad, predeterminado }) => ({
  id: codigo,
  nombre,
  valor: plazoEnCifras(unidad, predeterminado),
  initial: { codigo, dias: predeterminado },
}));

const Column = DataTable.Col<PlazoVista>;

/** What the company's contract promises, each from its day on: no code changes for it. */
export default function PlazoList() {
  return (
    <SettingsList<PlazoVista>
      title={propios.plazosTitulo}
      description={propios.plazosDescripcion(PROMESA_DE_ENTREGA)}
      empty={propios.sinPlazos(PROMESA_DE_ENTREGA)}
      sort={{ field: 'desde', order: 'DESC' }}
      exporter
      form={formularioDePlazo}
      titleOf={({ producto, desde }) => propios.plazoDe(etiquetaDeProducto(producto), fecha(desde))}
      initial={{ codigo: plazosDelContrato[0].codigo }}
      factory={deFabrica}
    >
      <Column source="codigo" render={({ codigo }) => <OpeningName>{nombreDePlazo(codigo)}</OpeningName>} disableSort />
      <Column source="producto" render={({ producto }) => etiquetaDeProducto(producto)} />
      <Column source="desde" field={DateField} />
      <Column source="dias" align="right" render={valorDe} />
      <Column source="clausula" disableSort />
      <Column source="guardadaPor" disableSort />
    </SettingsList>
  );
}
