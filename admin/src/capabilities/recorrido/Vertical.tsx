import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fecha } from '../../ui/format';
import { useColorDeDepartamento } from '../../ui/useColorDeDepartamento';
import { useColorDePaso } from './colores';
import type { Dibujo, Paso } from './dibujo';
import { Marca } from './Marca';

/** The journey on a phone: the same steps from top to bottom. */
export function Vertical({ dibujo: { pasos, mayor } }: { readonly dibujo: Dibujo }) {
  return (
    <Box component="ol" aria-label={mensajes.propios.pasosDelRecorrido} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {pasos.map((paso, indice) => (
        <Fila key={paso.id} paso={paso} siguiente={pasos[indice + 1]} mayor={mayor} />
      ))}
    </Box>
  );
}

function Fila({ paso, siguiente, mayor }: { paso: Paso; siguiente: Paso | undefined; mayor: number }) {
  const delPaso = useColorDePaso();
  const delDepartamento = useColorDeDepartamento();
  const { nombre, estado, usuario, idDepartamento, departamento, avance } = paso;
  const espera = siguiente?.dias ?? null;
  const larga = espera !== null && espera > 0 && espera === mayor;
  return (
    <Box
      component="li"
      aria-current={estado === 'enCurso' ? 'step' : undefined}
      sx={{ display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: 1.25 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Marca paso={paso} />
        {siguiente !== undefined && (
          <Box
            sx={{
              flex: 1,
              position: 'relative',
              width: 0,
              minHeight: 26,
              borderLeft: siguiente.estado === 'hecho' ? '2.5px solid' : '2px dashed',
              borderColor: siguiente.estado === 'porHacer' ? 'divider' : delPaso(siguiente),
            }}
          >
            {espera !== null && (
              <Box
                component="span"
                title={mensajes.propios.diasHabilesEntre(espera)}
                sx={{
                  position: 'absolute',
                  top: '50%',
                  left: 0,
                  transform: 'translate(-50%, -50%)',
                  px: 0.5,
                  borderRadius: 5,
                  border: 1,
                  borderColor: larga ? 'warning.main' : 'divider',
                  bgcolor: 'background.paper',
                  color: larga ? 'warning.main' : 'text.secondary',
                  fontSize: '0.6875rem',
                  lineHeight: '16px',
                  fontWeight: larga ? 650 : 500,
                  whiteSpace: 'nowrap',
                }}
              >
                {mensajes.propios.diasCortos(espera)}
              </Box>
            )}
          </Box>
        )}
      </Box>
      <Box sx={{ pb: 1.75, minWidth: 0, color: estado === 'porHacer' ? 'text.secondary' : 'text.primary' }}>
        <Typography variant="body2" sx={{ fontWeight: estado === 'porHacer' ? 480 : 620 }}>
          {nombre}
          {estado === 'enCurso' && ` · ${mensajes.propios.pasoActual}`}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ color: delDepartamento(idDepartamento), fontWeight: 600 }}>
            {departamento}
          </Box>
          {[paso.fecha === null ? null : fecha(paso.fecha), usuario]
            .filter((texto) => texto !== null)
            .map((texto) => ` · ${texto}`)}
        </Typography>
        {avance !== null && (
          <Typography variant="caption" component="p">
            {avance}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
