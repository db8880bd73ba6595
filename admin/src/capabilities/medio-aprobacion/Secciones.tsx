import {
  costosDeMedio,
  formularioDeInmueble,
  formularioDePoliza,
  PRODUCTO_DE_VEHICULOS,
  propios,
} from '@adjudica/domain';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Amount } from '../../ui/Amount';
import { FieldSection } from '../../ui/form/FieldSection';
import { useFormValues, useRecordForm } from '../../ui/form/RecordFormContext';
import { ClaseDelModelo, ValorDelDispositivo } from './Acompanantes';
import { type ContextoDeHoja, type HojaDeMedio, productoDe } from './hoja';
import { PreciosDeLista } from './PreciosDeLista';
import { CuentaDelBien, useTotals } from './Totales';

/** In the order in which a salesperson names a vehicle: what it is, then what is stamped on it. */
const camposDelVehiculo = [
  'estadoBien',
  'marcaId',
  'modeloId',
  'claseCodigo',
  'anio',
  'color',
  'tipo',
  'paisOrigen',
  'chasis',
  'serieMotor',
  'placa',
];
const spans = { direccion: 2, observaciones: 'all' } as const;

interface SeccionesProps {
  /** Below the good. */
  readonly unidad?: ReactNode;
}

/** The parts of the paper below its plans; the product of the plans decides which good it describes. */
export function Secciones({ unidad }: SeccionesProps) {
  const { rules, editing } = useRecordForm();
  const producto = productoDe(useFormValues() as unknown as HojaDeMedio, rules as ContextoDeHoja);
  const vehiculo = producto === PRODUCTO_DE_VEHICULOS;
  const partes: readonly (readonly [string, ReactNode])[] = [
    vehiculo
      ? [
          'vehiculo',
          <FieldSection section="vehiculo" title={propios.medioVehiculo} names={camposDelVehiculo}>
            <ClaseDelModelo />
            {unidad}
          </FieldSection>,
        ]
      : [
          'inmueble',
          <FieldSection
            section="inmueble"
            title={propios.medioInmueble}
            names={formularioDeInmueble.nombres}
            spans={spans}
          >
            {unidad}
          </FieldSection>,
        ],
    [
      'valores',
      <FieldSection section="valores" title={propios.medioValores} names={['valor', 'pagoAnticipado']}>
        {vehiculo && editing && <PreciosDeLista />}
        <CuentaDelBien />
      </FieldSection>,
    ],
    [
      'costos',
      <FieldSection section="costos" title={propios.medioCostos} names={costosDeMedio} aside={<TotalDeCostos />} />,
    ],
    [
      'seguro',
      <FieldSection
        section="seguro"
        title={propios.medioSeguro}
        names={[...formularioDePoliza.nombres, 'dispositivoId', 'valorDispositivo']}
      >
        <ValorDelDispositivo />
      </FieldSection>,
    ],
    ['observaciones', <FieldSection section="observaciones" names={['observaciones']} spans={spans} />],
  ];
  return partes.map(([nombre, parte]) => (
    <Fragment key={nombre}>
      <Divider />
      {parte}
    </Fragment>
  ));
}

function TotalDeCostos() {
  const { total } = useTotals();
  return (
    <Typography variant="body2" component="span">
      {propios.medioTotalAPagar} <Amount value={total} />
    </Typography>
  );
}
