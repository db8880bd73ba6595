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
import { useCampos, useValores } from '../../ui/formulario/contexto';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { Importe } from '../../ui/Importe';
import { ClaseDelModelo, ValorDelDispositivo } from './Acompanantes';
import { type ContextoDeHoja, type HojaDeMedio, productoDe } from './hoja';
import { PreciosDeLista } from './PreciosDeLista';
import { CuentaDelBien, useCuenta } from './Totales';

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
const anchos = { direccion: 2, observaciones: 'todo' } as const;

/** The parts of the paper below its plans; the product of the plans decides which good it describes. */
export function Secciones() {
  const { contexto, editando } = useCampos();
  const producto = productoDe(useValores() as unknown as HojaDeMedio, contexto as ContextoDeHoja);
  const vehiculo = producto === PRODUCTO_DE_VEHICULOS;
  const partes: readonly (readonly [string, ReactNode])[] = [
    vehiculo
      ? [
          'vehiculo',
          <SeccionDeCampos seccion="vehiculo" titulo={propios.medioVehiculo} campos={camposDelVehiculo}>
            <ClaseDelModelo />
          </SeccionDeCampos>,
        ]
      : [
          'inmueble',
          <SeccionDeCampos
            seccion="inmueble"
            titulo={propios.medioInmueble}
            campos={formularioDeInmueble.nombres}
            anchos={anchos}
          />,
        ],
    [
      'valores',
      <SeccionDeCampos seccion="valores" titulo={propios.medioValores} campos={['valor', 'pagoAnticipado']}>
        {vehiculo && editando && <PreciosDeLista />}
        <CuentaDelBien />
      </SeccionDeCampos>,
    ],
    [
      'costos',
      <SeccionDeCampos
        seccion="costos"
        titulo={propios.medioCostos}
        campos={costosDeMedio}
        junto={<TotalDeCostos />}
      />,
    ],
    [
      'seguro',
      <SeccionDeCampos
        seccion="seguro"
        titulo={propios.medioSeguro}
        campos={[...formularioDePoliza.nombres, 'dispositivoId', 'valorDispositivo']}
      >
        <ValorDelDispositivo />
      </SeccionDeCampos>,
    ],
    ['observaciones', <SeccionDeCampos seccion="observaciones" campos={['observaciones']} anchos={anchos} />],
  ];
  return partes.map(([nombre, parte]) => (
    <Fragment key={nombre}>
      <Divider />
      {parte}
    </Fragment>
  ));
}

function TotalDeCostos() {
  const { total } = useCuenta();
  return (
    <Typography variant="body2" component="span">
      {propios.medioTotalAPagar} <Importe valor={total} />
    </Typography>
  );
}
