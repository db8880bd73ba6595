import { bloquesDeContrato, estadosDeContrato, listaDeContratos, productos, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { CodeField, InstantField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { Estado } from './Estado';
import { RECURSO } from './rutas';
import type { ContratoDeLista } from './tipos';

const { campo, direccion } = listaDeContratos.ordenInicial;

const Column = DataTable.Col<ContratoDeLista>;

/** decisiones.md, "LEG: contracts": contracts, newest first; a row leads to its contract. */
export default function ListaDeContratos() {
  return (
    <List
      resource={RECURSO}
      title={propios.contratos}
      sort={{ field: campo, order: direccion }}
      disableAuthentication
      exporter
      filters={
        <>
          <SearchInput source="q" placeholder={propios.contratoBuscar} />
          <SelectFilter source="estado" label="Estado" choices={estadosDeContrato} />
          <SelectFilter
            source="producto"
            label="Producto"
            choices={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
          />
        </>
      }
    >
      <DataTable<ContratoDeLista> rowClick="edit">
        <Column
          source="nombreCliente"
          secondary={({ cedula }) => cedula}
          onPhone={({ estado }) => <Estado estado={estado} />}
        />
        <Column source="idCodigo" field={CodeField} />
        <Column source="fecha" field={InstantField} />
        <Column
          source="generados"
          render={({ generados }) => (
            <Box component="span" data-entero sx={{ whiteSpace: 'nowrap' }}>
              {propios.bloqueAvance(generados, bloquesDeContrato.length)}
            </Box>
          )}
          secondary={({ rechazados, motivo }) => rechazados > 0 && motivo}
          disableSort
        />
        <Column source="estado" render={({ estado }) => <Estado estado={estado} />} disableSort />
        <Column source="enviadoEn" field={InstantField} disableSort />
        <Column source="aprobadoEn" field={InstantField} />
      </DataTable>
    </List>
  );
}
