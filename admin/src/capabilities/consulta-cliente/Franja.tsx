import { propios, textoDePromesa, textoDesdeCuando } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { fecha, fechaHora } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { Telefono } from '../../ui/Telefono';
import { NotaDePlan, PedirA } from '../nota';
import { Puntos } from './Puntos';
import { RegistrarLlamada } from './RegistrarLlamada';
import type { PlanConsultado, PosicionDePlan } from './tipos';

interface FranjaProps {
  readonly plan: PlanConsultado;
  /** Whom to call; `null` = no telephone is known. */
  readonly telefono: string | null;
  /** false: the data of the client are suspended, and no call is registered. */
  readonly seLlama: boolean;
  /** false: the page draws the journey itself. */
  readonly conPuntos?: boolean;
  /** Address of the journey, for who may read it. */
  readonly recorrido?: string | undefined;
  /** Name of the plan, where the page shows several. */
  readonly titulo?: ReactNode;
}

/** Where a plan is, who has it and since when, what comes next, until when its delivery was promised, and whom to call. */
export function Franja({
  plan: { idCodigo, posicion, ultimaLlamada },
  telefono,
  seLlama,
  conPuntos = true,
  recorrido,
  titulo,
}: FranjaProps) {
  return (
    <Card component="section" aria-label={propios.dondeEsta(idCodigo)} sx={{ px: 2, py: 1.25 }}>
      {titulo}
      {posicion === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.sinAdjudicar}
        </Typography>
      ) : (
        <Hechos posicion={posicion} />
      )}
      {posicion !== null && posicion.papeles.length > 0 && (
        <Typography variant="body2" component="p" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
          {posicion.papeles.join(' · ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.75, mt: 0.75 }}>
        {posicion !== null && conPuntos && <Puntos pasos={posicion.pasos} />}
        {recorrido !== undefined && (
          <MuiLink component={Link} to={recorrido} variant="body2" data-sin-imprimir>
            {propios.verRecorrido}
          </MuiLink>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, ml: { sm: 'auto' } }}>
          {telefono !== null && (
            <Typography variant="body2" component="div">
              <Telefono numero={telefono} />
            </Typography>
          )}
          {seLlama && (
            <>
              <RegistrarLlamada idCodigo={idCodigo} />
              <PedirA idCodigo={idCodigo} />
              <NotaDePlan idCodigo={idCodigo} />
            </>
          )}
        </Box>
      </Box>
      {ultimaLlamada !== null && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {propios.ultimaLlamada(
            fechaHora(ultimaLlamada.fecha),
            ultimaLlamada.usuario ?? propios.sinUsuario,
            ultimaLlamada.texto,
          )}
        </Typography>
      )}
    </Card>
  );
}

/** One sentence; what is late is red, all else plain. */
function Hechos({ posicion: { paso, siguiente, loTiene, promesa, entregado } }: { readonly posicion: PosicionDePlan }) {
  const { role } = useUsuario();
  const partes: ReactNode[] = [
    <strong key="paso">{entregado === null ? paso : propios.entregadoEl(fecha(entregado))}</strong>,
  ];
  if (siguiente !== null && loTiene !== null) {
    const { desde, dias, texto, enlace, departamento } = siguiente;
    partes.push(
      <span key="quien">
        <strong>{propios.esperaPor(loTiene)}</strong>
        {/* the day is that of its department, whoever of it has the act now */}
        {loTiene === departamento ? ' ' : `, ${propios.enDepartamento(departamento)} `}
        {textoDesdeCuando(desde, fecha(desde), dias)}
      </span>,
    );
    if (promesa !== null)
      partes.push(
        <span key="promesa">
          {propios.promesaPara(fecha(promesa.fecha))}{' '}
          <Box component="span" sx={promesa.atraso > 0 ? { color: 'error.main', fontWeight: 600 } : undefined}>
            ({textoDePromesa(promesa).toLowerCase()})
          </Box>
        </span>,
      );
    partes.push(
      <span key="sigue">
        {propios.loQueSigue}{' '}
        {enlace === null ? (
          texto
        ) : (
          <MuiLink component={Link} to={ownPath(role, enlace.slice(1))}>
            {texto}
          </MuiLink>
        )}
      </span>,
    );
  }
  return (
    <Typography variant="body2" component="p">
      {partes.map((parte, indice) => [indice > 0 && ' · ', parte])}
    </Typography>
  );
}
