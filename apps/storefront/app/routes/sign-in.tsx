import type { MetaFunction } from 'react-router'
import { fill } from '@platen/messages'
import { SignInPage } from '../features/account/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { privatePageHeaders } from '../lib/route/private-page.ts'

export const handle = { interactive: true }

export const headers = privatePageHeaders

export const meta: MetaFunction = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.account.signIn.metaTitle, { store: shop.storeName }),
    personal: true,
  }))

export default SignInPage
