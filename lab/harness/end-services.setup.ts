import { afterAll } from 'vitest'
import { endServicesAndDatabases } from './started-service.ts'

afterAll(endServicesAndDatabases)
